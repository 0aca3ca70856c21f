// Copies the mail address when the button beside it is pressed; the button says so for a while.
(() => {
  const SECONDS = 2.5;
  const timers = new WeakMap();
  const say = (button, words) => {
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
    say(button, button.dataset.copiedWords);
    timers.set(button, setTimeout(() => say(button, ""), SECONDS * 1000));
  });
  // Browsers have no clipboard for pages without encryption.
  if (navigator.clipboard) return;
  for (const it of document.querySelectorAll("[data-copy]")) it.hidden = true;
})();
