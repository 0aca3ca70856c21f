// The stickers that a visitor has taken, by the names of their projects: keeps them in the browser, and shows
// them in the header and at their places. The event `sticker` takes one or gives it back: its detail is
// { name, isTaken }. Where the browser keeps nothing they are known until the page is left.
(() => {
  const KEY = "stickers"; // also read by the playground: `collectionKey` of its defaults.js
  const SHOWN_FOR = 4; // seconds, in words, of the first one
  const root = document.documentElement;
  let taken = [];

  const stored = () => {
    try {
      const names = JSON.parse(localStorage.getItem(KEY) ?? "[]");
      return Array.isArray(names) ? names : [];
    } catch {
      return taken;
    }
  };

  const show = (names) => {
    taken = names;
    const counter = document.querySelector(".sticker-counter");
    if (!counter) return; // While developing, the page is rendered later.
    const pictures = [...counter.querySelectorAll("img")];
    const known = names.filter((name) => pictures.some(({ dataset }) => dataset.name === name));
    const isComplete = known.length === pictures.length;
    const inWords = (text) => text.replace("{taken}", known.length);
    root.dataset.stickers = isComplete ? "all" : known.length;
    counter.hidden = !known.length;
    counter.setAttribute("aria-label", inWords(counter.dataset.label));
    for (const picture of pictures) picture.hidden = picture.dataset.name !== known.at(-1);
    for (const text of document.querySelectorAll("[data-taken-words]")) {
      const { takenWords, completeWords } = text.dataset;
      text.textContent = (isComplete && completeWords) || inWords(takenWords);
    }
    for (const place of document.querySelectorAll("[data-sticker]")) {
      place.toggleAttribute("data-taken", known.includes(place.dataset.sticker));
    }
    return counter;
  };

  addEventListener("sticker", ({ detail: { name, isTaken } }) => {
    const names = stored().filter((other) => other !== name);
    if (isTaken) names.push(name);
    const isFirst = document.querySelector(".sticker-counter").hidden;
    try {
      localStorage.setItem(KEY, JSON.stringify(names));
    } catch {
      // The page knows them.
    }
    const counter = show(names);
    if (!isTaken || !isFirst) return;
    counter.toggleAttribute("data-new", true);
    setTimeout(() => counter.removeAttribute("data-new"), SHOWN_FOR * 1000);
  });
  addEventListener("storage", ({ key }) => key === KEY && show(stored()));
  addEventListener("pageshow", ({ persisted }) => persisted && show(stored()));
  show(stored());
})();
