import { getStroke } from "perfect-freehand";
import { addSmoothPolygon } from "./polygon.js";
import { DRAWING_UNITS, lettersOf } from "./record.js";

/** Diameter of the three widths in drawing units, before pressure makes them thinner. */
const WIDTHS = [7, 12, 22];

/**
 * What the pen feels like, as shares: how much pressure thins a line, how round its edges are, and
 * how much a shaking hand is steadied.
 */
const FEEL = { thinning: 0.45, smoothing: 0.6, streamline: 0.4 };

/** Room that letters have, in units, in each direction and from corner to corner: the paper is round. */
const TEXT_ROOM = { side: 164, diagonal: 184 };

/** A longer word is set in two lines where it has a space. */
const LETTERS_IN_A_LINE = 5;

/** Distance of two lines, and size at which letters are measured, as shares and px of the letters. */
const LEADING = 0.98;
const MEASURED_SIZE = 100;

/** The paths of finished strokes: those of a large drawing take long to make. */
const paths = new WeakMap();

/** The path of a stroke, which is kept if it does not change any more. */
function pathOf(stroke, isFinished) {
  const kept = paths.get(stroke);
  if (kept) return kept;
  const { points, width } = stroke;
  const simulatePressure = points[0].length < 3;
  // Drawn up to the last point also while it goes on, so that the ink does not trail the pen.
  const options = { ...FEEL, size: WIDTHS[width], simulatePressure, last: true };
  const path = addSmoothPolygon(new Path2D(), getStroke(points, options));
  if (isFinished) paths.set(stroke, path);
  return path;
}

/**
 * Paints one stroke.
 *
 * @param {CanvasRenderingContext2D} context In drawing units.
 * @param {import("./record.js").Stroke} stroke
 * @param {import("./colors.js").StickerColors["inks"]} inks
 * @param {boolean} [isFinished] False while it is being drawn.
 */
export function paintStroke(context, stroke, inks, isFinished = true) {
  context.fillStyle = inks[stroke.ink % inks.length].color;
  context.fill(pathOf(stroke, isFinished));
}

/** Divides a text into lines: two where it is long and can be divided. */
function linesOf(text) {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || lettersOf(text).length <= LETTERS_IN_A_LINE) return [words.join(" ")];
  const divided = words.slice(1).map((_, index) => [
    words.slice(0, index + 1).join(" "),
    words.slice(index + 1).join(" "),
  ]);
  const longest = (lines) => Math.max(...lines.map(({ length }) => length));
  return divided.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** The font of stickers with words, as CSS. */
export const fontOf = (fontFamily, size = MEASURED_SIZE) => `400 ${size}px ${fontFamily}`;

/** Left, right, upper and lower end of each line's ink, measured at `MEASURED_SIZE`. */
function measure(context, lines, fontFamily) {
  context.font = fontOf(fontFamily);
  return lines.map((line) => {
    const box = context.measureText(line);
    const top = -box.actualBoundingBoxAscent;
    return { width: box.width, top, bottom: box.actualBoundingBoxDescent };
  });
}

/** Paints a text in the middle of the drawing, as large as it can be. */
function paintText(context, { text, ink }, { inks, fontFamily }) {
  const lines = linesOf(text);
  context.textAlign = "center";
  const boxes = measure(context, lines, fontFamily);
  const leading = LEADING * MEASURED_SIZE;
  const width = Math.max(1, ...boxes.map((box) => box.width));
  const top = boxes[0].top;
  const bottom = Math.max(top + 1, boxes.at(-1).bottom + leading * (lines.length - 1));
  const height = bottom - top;
  const { side, diagonal } = TEXT_ROOM;
  const scale = Math.min(side / width, side / height, diagonal / Math.hypot(width, height));
  context.fillStyle = inks[ink % inks.length].color;
  context.font = fontOf(fontFamily, MEASURED_SIZE * scale);
  const firstBaseline = DRAWING_UNITS / 2 - ((top + bottom) / 2) * scale;
  lines.forEach((line, index) => {
    context.fillText(line, DRAWING_UNITS / 2, firstBaseline + index * leading * scale);
  });
}

/**
 * Paints what a visitor has drawn or typed, without border. The paper is round: what lies outside it
 * is not painted.
 *
 * @param {CanvasRenderingContext2D} context In drawing units.
 * @param {import("./record.js").StickerContent} content
 * @param {Pick<import("./colors.js").StickerColors, "inks" | "fontFamily">} colors
 */
export function paintContent(context, content, colors) {
  if (!content.strokes) return paintText(context, content, colors);
  const radius = DRAWING_UNITS / 2;
  const circle = new Path2D();
  circle.arc(radius, radius, radius, 0, 2 * Math.PI);
  context.save();
  context.clip(circle);
  for (const stroke of content.strokes) paintStroke(context, stroke, colors.inks);
  context.restore();
}
