// Opens the search: by its button, by / where nobody types, and by K with Ctrl or Cmd. What it needs is
// loaded then. A site without a search has no button.
(() => {
  const find = () => document.querySelector(".search-button[data-words]");
  if (!find()) return;
  let dialog;

  const open = async () => {
    dialog ??= import(new URL("../generated/search_dialog.js", import.meta.url));
    try {
      (await dialog).openSearch(find());
    } catch {
      dialog = undefined; // The next press tries again.
    }
  };

  const isTyping = ({ isContentEditable, tagName, type }) =>
    isContentEditable ||
    (["INPUT", "SELECT", "TEXTAREA"].includes(tagName) && !["checkbox", "radio", "range"].includes(type));

  addEventListener("click", (event) => {
    if (!event.target.closest(".search-button")) return;
    event.preventDefault();
    open();
  });
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isShortcut = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;
    const isSlash = key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping(target);
    // In the menu the button is a link, which would not answer.
    const isPress = key === " " && target.matches?.(".search-button--entry");
    if (event.defaultPrevented || !(isShortcut || isSlash || isPress)) return;
    event.preventDefault();
    open();
  });
})();
