// What does not fit a window: words and controls beyond its sides, or beyond what clips them.
() => {
  const shown = { visibilityProperty: true, opacityProperty: true };
  const asides = ".visually-hidden, .skip, [aria-hidden=true], svg";
  // What is there for screen readers only is one pixel wide, and a little more where it is scaled.
  const isSeen = (it) => it.checkVisibility(shown) && it.getBoundingClientRect().width > 2;
  const counts = (it) => isSeen(it) && !it.closest(asides);

  /** The sides that a visitor can see of what lies in an element; none where it can be scrolled. */
  const sides = (element) => {
    let [left, right] = [0, document.documentElement.clientWidth];
    for (let it = element; it !== document.documentElement; it = it.parentElement) {
      const { overflowX } = getComputedStyle(it);
      const isScroller = overflowX === "auto" || overflowX === "scroll" || "draggable" in it.dataset;
      if (isScroller) return [-Infinity, Infinity];
      if (overflowX === "visible" || it === document.body) continue;
      const box = it.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    }
    return [left - 1, right + 1];
  };
  const place = (it) => `${it.localName} of .${it.closest("[class]")?.classList[0] ?? "page"}`;
  const sticksOut = (box, [left, right]) => box.width > 0 && (box.left < left || box.right > right);

  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: element } = text;
    if (!text.data.trim() || !counts(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const own = element.closest("a, button, summary, label")?.getBoundingClientRect();
    const holders = [sides(element), ...(own ? [[own.left - 2, own.right + 2]] : [])];
    const boxes = [...range.getClientRects()];
    if (holders.some((it) => boxes.some((box) => sticksOut(box, it)))) {
      found.push(`"${text.data.trim()}", ${place(element)}`);
    }
  }
  for (const control of document.querySelectorAll("a, button, summary, input")) {
    const box = control.getBoundingClientRect();
    if (counts(control) && sticksOut(box, sides(control.parentElement))) {
      found.push(`"${control.ariaLabel ?? control.textContent.trim()}", ${place(control)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    const isFree = ([left, right]) => left < 0 && right > innerWidth;
    const wide = [...document.body.querySelectorAll("*")].find((it) => {
      const holder = sides(it.parentElement);
      return isSeen(it) && isFree(holder) && sticksOut(it.getBoundingClientRect(), holder);
    });
    found.push(`the page scrolls sideways${wide ? `, as ${place(wide)} is wider` : ""}`);
  }
  return found;
}
