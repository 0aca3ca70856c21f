// What lies on words: a line of them, a drawing of them, or a button, and what covers a part of it.
({ words, others }) => {
  const shown = { visibilityProperty: true, opacityProperty: true };
  // What is there for screen readers only is one pixel wide.
  const isSeen = (it) => it.checkVisibility(shown) && it.getBoundingClientRect().width > 2;
  const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const overlap = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  /** The box of a line of text without what a face has above its letters and below them. */
  const inked = ({ left, right, top, bottom, width, height }) => {
    const free = height / 5;
    return { left, right, top: top + free, bottom: bottom - free, width, height };
  };
  const lines = (element) => {
    if (element.matches(".button")) return [element.getBoundingClientRect()];
    const parts = element.querySelectorAll(".lettering__part");
    const drawn = parts.length ? parts : element.querySelectorAll("picture > img");
    const range = document.createRange();
    range.selectNodeContents(element);
    const set = [...range.getClientRects()].map(inked);
    const boxes = drawn.length ? [...drawn].map((it) => it.getBoundingClientRect()) : set;
    return boxes.filter(({ width, height }) => width > 2 && height > 2);
  };
  /** The box of what lies there: of the mascot its middle, as letters may stand beside it and before its foot. */
  const body = (element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const edge = element.matches(".playground__mascot") ? 0.25 : 0;
    return { left: left + edge * width, right: right - edge * width, top, bottom: bottom - edge * height };
  };
  const named = (it) => {
    const said = (it.ariaLabel ?? (it.textContent.trim() || it.querySelector("img")?.alt || "")).replace(/\s+/g, " ");
    return `${it.localName}${it.classList.length ? `.${it.classList[0]}` : ""}${said && ` "${said.slice(0, 60)}"`}`;
  };
  return seen(words).flatMap((word) =>
    seen(others)
      .filter((it) => !it.contains(word) && !word.contains(it))
      .filter((it) => lines(word).some((line) => overlap(line, body(it))))
      .map((it) => `${named(word)} and ${named(it)} lie on each other`),
  );
};
