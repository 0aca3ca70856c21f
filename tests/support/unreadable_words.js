// Returns the words that can hardly be told from the surface that they stand on. axe-core leaves out
// those in whose section a picture lies behind the surface.
() => {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  /** Returns red, green, blue and alpha of a colour of CSS, each 0 to 255. */
  const channels = (color) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data;
  };

  const luminance = (color) => {
    const [red, green, blue] = [...channels(color)].map((it) =>
      it <= 10 ? it / 3294 : ((it / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  const contrast = (...colors) => {
    const [dark, light] = colors.map(luminance).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  const paints = ({ backgroundColor, backgroundImage, content }) =>
    content !== "none" && (backgroundImage !== "none" || channels(backgroundColor)[3] > 0);

  /** Returns the colour of the nearest element around that hides what is behind it, if that is known. */
  const surface = (element) => {
    const isPage = element === document.body || element === document.documentElement;
    const parts = ["::before", "::after"].map((it) => getComputedStyle(element, it));
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (isPage || backgroundImage !== "none" || parts.some(paints)) return undefined;
    return channels(backgroundColor)[3] === 255 ? backgroundColor : surface(element.parentElement);
  };

  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: element } = texts.currentNode;
    const { color, webkitTextStrokeWidth: outline } = getComputedStyle(element);
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && !element.closest(".visually-hidden, svg");
    if (!data.trim() || !isSeen || outline !== "0px") continue;
    const behind = surface(element);
    if (behind && contrast(color, behind) < 3) {
      found.push(`unreadable: ${data.trim()}: ${color} on ${behind}`);
    }
  }
  return found;
}
