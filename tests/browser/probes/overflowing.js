// Everything that reaches beyond the right edge of the window.
() => [...document.querySelectorAll(".main *")]
  .filter((element) => element.checkVisibility() && !element.closest(".spoken, pre"))
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  .map((element) => element.outerHTML.slice(0, 100))
