// Returns the parts of words, between blanks and (soft) hyphens, that are torn over two lines or stick out.
(element) => {
  const box = (element.closest(".surface, .board") ?? element).getBoundingClientRect();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    // Words for screen readers alone are in a box of one pixel.
    if (node.parentElement.getBoundingClientRect().width <= 1) continue;
    for (const found of node.data.matchAll(/[^\s\u00ad-]+-*/g)) {
      const range = document.createRange();
      // The first letter behind a soft hyphen that is shown has the box of the hyphen, too.
      range.setStart(node, found.index + (node.data[found.index - 1] === "\u00ad" ? 1 : 0));
      range.setEnd(node, found.index + found[0].length);
      const lines = [...range.getClientRects()];
      const isTorn = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
      const sticksOut = lines.some(
        ({ left, right, top, bottom }) =>
          left < box.left - 1 || right > box.right + 1 || top < box.top - 3 || bottom > box.bottom + 3,
      );
      if (isTorn || sticksOut) broken.push(found[0]);
    }
  }
  return broken;
};
