/**
 * The colours of stickers that visitors make. They come from the theme's custom properties, and are
 * read as the browser computes them, so that they can be read again after a change of theme.
 *
 * @typedef {[red: number, green: number, blue: number]} Rgb From 0 to 255.
 * @typedef {{inks: string[], inkNames: string[], paper: string, border: string,
 *   fontFamily: string}} StickerColors `inkNames` has a word for each ink: see `nameOf`.
 */
import { MAX_INKS } from "./record.js";

/**
 * What inks are chosen from, in their order. In themes with few colours several are the same: the
 * last ones are mixed for these.
 */
const HUES = [
  "var(--ink)",
  "var(--red)",
  "var(--orange)",
  "var(--emerald)",
  "var(--blue)",
  "var(--violet)",
  "var(--magenta)",
  "var(--wine)",
  "var(--crimson)",
  "var(--purple)",
  "var(--pink)",
  "color-mix(in srgb, var(--red), var(--ink))",
  "color-mix(in srgb, var(--red), var(--blue))",
  "color-mix(in srgb, var(--blue), var(--ink))",
];

/** Light in both colour schemes: a sticker keeps its colours. */
const PAPER = "var(--on-dark)";
const BORDER = "var(--sticker-border)";
const FONT = "var(--font-display)";

/** Contrast that lines need to be seen (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;

/** Inks that differ by less than this, in the space of RGB, look like the same. */
const MIN_DIFFERENCE = 24;

/** Upper ends of the hues, in degrees, that have one name. */
const HUE_NAMES = [
  [14, "red"],
  [44, "orange"],
  [68, "yellow"],
  [180, "green"],
  [250, "blue"],
  [295, "violet"],
  [345, "pink"],
  [360, "red"],
];

const toCss = ([red, green, blue]) => `rgb(${red} ${green} ${blue})`;

/** Relative luminance (WCAG 2.2), from 0 to 1. */
function luminance(rgb) {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((low, high) => low - high);
  return (light + 0.05) / (dark + 0.05);
}

/** Darkens an ink until it can be seen on the paper. */
function readable(ink, paper) {
  let darker = ink;
  for (let share = 1; share > 0 && contrast(darker, paper) < MIN_CONTRAST; share -= 0.02) {
    darker = ink.map((value) => Math.round(value * share));
  }
  return darker;
}

/**
 * Chooses the inks of a theme: the first eight that can be told apart, fewer where there are no more.
 *
 * @param {Rgb[]} colors
 * @param {Rgb} paper
 * @returns {Rgb[]} Each has a contrast of 3 to 1 with the paper.
 */
export function chooseInks(colors, paper) {
  const inks = [];
  for (const ink of colors.map((color) => readable(color, paper))) {
    const isNew = inks.every(
      (other) => Math.hypot(...ink.map((value, at) => value - other[at])) >= MIN_DIFFERENCE,
    );
    if (isNew) inks.push(ink);
  }
  return inks.slice(0, MAX_INKS);
}

/**
 * Names a colour, for those who do not see it.
 *
 * @param {Rgb} rgb
 * @returns {"black" | "grey" | "brown" | "red" | "orange" | "yellow" | "green" | "blue" | "violet"
 *   | "pink"}
 */
export function nameOf([red, green, blue]) {
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const range = high - low;
  if (high < 70) return "black";
  if (range < 30) return "grey";
  const sextant = { [blue]: 4 + (red - green) / range, [green]: 2 + (blue - red) / range };
  const hue = (60 * (high === red ? (green - blue) / range : sextant[high]) + 360) % 360;
  if (high < 180 && (hue < 45 || hue > 320)) return "brown";
  return HUE_NAMES.find(([end]) => hue <= end)[1];
}

/** Red, green and blue of any colour that the browser knows. */
function toRgb(color) {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/**
 * Reads the colours and the face of stickers.
 *
 * @param {Element} parent Where custom properties are read; it has one more child meanwhile.
 * @returns {StickerColors}
 */
export function readColors(parent) {
  const probe = parent.appendChild(document.createElement("span"));
  // In forced colours the browser would tell those of its palette.
  probe.style.forcedColorAdjust = "none";
  const read = (color) => {
    probe.style.color = color;
    return toRgb(getComputedStyle(probe).color);
  };
  const paper = read(PAPER);
  const inks = chooseInks(HUES.map(read), paper);
  const border = read(BORDER);
  probe.style.fontFamily = FONT;
  const { fontFamily } = getComputedStyle(probe);
  probe.remove();
  const inkNames = inks.map(nameOf);
  return { inks: inks.map(toCss), inkNames, paper: toCss(paper), border: toCss(border), fontFamily };
}
