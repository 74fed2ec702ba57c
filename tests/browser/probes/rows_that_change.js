// Presses the hint, waits for its second answer, and gives the hint of each message that was touched meanwhile.
async () => {
  const button = document.querySelector("[data-custom^=hint]");
  const panel = button.closest(".sent");
  const rows = new Set();
  const answered = new Promise((resolve) => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) rows.add((target.closest ? target : target.parentElement).closest(".sent"));
      if (panel.innerText.includes("Hint 2")) resolve();
    });
    observer.observe(document.querySelector("#messages"), { subtree: true, childList: true, attributes: true, characterData: true });
  });
  button.click();
  await answered;
  return [...rows].map((row) => row?.innerText.match(/Hint .*/)?.[0]);
}
