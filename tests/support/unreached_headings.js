// Headings of sections that cannot be scrolled into view.
[...document.querySelectorAll("main h2")]
  .filter((it) => !it.closest("[aria-hidden=true]"))
  .filter((it) => {
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return !isInWindow || !it.checkVisibility({ visibilityProperty: true });
  })
  .map((it) => it.textContent)
