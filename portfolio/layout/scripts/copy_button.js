// Copies what a button says, such as the mail address beside it; for a while it has other words.
(() => {
  const SECONDS = 2.5;
  const timers = new WeakMap();
  const showCopied = (button, words) => {
    button.toggleAttribute("data-copied", Boolean(words));
    button.nextElementSibling.textContent = words;
  };
  addEventListener("click", async ({ target }) => {
    const button = target.closest?.("[data-copy]");
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      return; // The browser does not allow it, and nothing was copied.
    }
    clearTimeout(timers.get(button));
    showCopied(button, button.dataset.copiedWords);
    timers.set(button, setTimeout(() => showCopied(button, ""), SECONDS * 1000));
  });
  // Browsers have no clipboard for pages without encryption.
  if (navigator.clipboard) return;
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = true;
})();
