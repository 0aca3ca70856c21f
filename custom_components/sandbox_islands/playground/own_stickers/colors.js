/**
 * The colours of stickers that visitors make: inks are a prop, the others custom properties of the
 * theme as the browser computes them, so that they can be read again after a change of theme.
 *
 * @typedef {{inks: {color: string, name: string}[], paper: string, border: string,
 *   fontFamily: string}} StickerColors `name` is the key of a word.
 */

/** Light in both colour schemes: a sticker keeps its colours. */
const PAPER = "var(--on-dark)";
const BORDER = "var(--sticker-border)";
const FONT = "var(--font-display)";

/**
 * Reads the colours and the face of stickers.
 *
 * @param {Element} parent Where custom properties are read; it has one more child meanwhile.
 * @param {StickerColors["inks"]} inks
 * @returns {StickerColors}
 */
export function readColors(parent, inks) {
  const probe = parent.appendChild(document.createElement("span"));
  // In forced colours the browser would tell those of its palette.
  probe.style.forcedColorAdjust = "none";
  const computed = (property, value) => {
    probe.style[property] = value;
    return getComputedStyle(probe)[property];
  };
  const colors = {
    inks,
    paper: computed("color", PAPER),
    border: computed("color", BORDER),
    fontFamily: computed("fontFamily", FONT),
  };
  probe.remove();
  return colors;
}
