// Returns the boxes with an edge or a shadow in which nothing is seen: no words and no picture.
() => {
  const LEAST = 40;
  const isFramed = (element) => {
    const { borderTopWidth, borderBottomWidth, boxShadow } = getComputedStyle(element);
    return (parseFloat(borderTopWidth) && parseFloat(borderBottomWidth)) || boxShadow !== "none";
  };
  const isDrawn = (it) => {
    const { width, height } = it.getBoundingClientRect();
    const hasArt = !(it instanceof HTMLImageElement) || it.naturalWidth > 0;
    return hasArt && width > 1 && height > 1 && it.checkVisibility({ opacityProperty: true });
  };
  return [...document.querySelectorAll("main *")]
    .filter((it) => {
      const { width, height } = it.getBoundingClientRect();
      return width >= LEAST && height >= LEAST && isFramed(it) && !it.matches("img, svg, svg *");
    })
    .filter((it) => !it.innerText.trim() && ![...it.querySelectorAll("img, svg")].some(isDrawn))
    .map((it) => it.outerHTML.slice(0, 200));
};
