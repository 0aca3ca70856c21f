// Keys of a composition, by which an input method writes Japanese or puts marks on letters, are its own:
// no script hears them. Safari tells those that end one by their code alone.
addEventListener(
  "keydown",
  (event) => (event.isComposing || event.keyCode === 229) && event.stopImmediatePropagation(),
  true,
);
