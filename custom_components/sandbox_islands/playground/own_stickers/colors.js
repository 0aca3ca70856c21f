import { computedIn } from "../browser/computedIn.js";

/**
 * The colours of stickers that visitors make: inks are a prop, the others custom properties of the
 * theme as the browser computes them, so that they can be read again after a change of theme.
 *
 * @typedef {{inks: {color: string, name: string}[], paper: string, border: string,
 *   fontFamily: string}} StickerColors `name` is the key of a word.
 */

/**
 * Reads the colours and the face of stickers.
 *
 * @param {Element} parent Where custom properties are read; it has one more child meanwhile.
 * @param {StickerColors["inks"]} inks
 * @returns {StickerColors}
 */
export function readColors(parent, inks) {
  // In forced colours the browser would tell those of its palette.
  const ownPalette = { forcedColorAdjust: "none" };
  return {
    inks,
    // Light in both colour schemes: a sticker keeps its colours.
    paper: computedIn(parent, "color", "var(--on-dark)", ownPalette),
    border: computedIn(parent, "color", "var(--sticker-border)", ownPalette),
    fontFamily: computedIn(parent, "fontFamily", "var(--font-display)"),
  };
}
