// Every control and picture that a screen reader could not name.
() => {
  const named = (element) => element.getAttribute("aria-label") || element.textContent.trim() || element.alt
    || element.labels?.length || element.getAttribute("aria-labelledby") || element.querySelector("img[alt]:not([alt=''])");
  return [...document.querySelectorAll("button, a[href], input, textarea, select, [role=button], img")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !named(element))
    .map((element) => element.outerHTML.slice(0, 120));
}
