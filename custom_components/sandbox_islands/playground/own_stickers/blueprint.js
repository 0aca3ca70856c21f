import { cutOut } from "./outline.js";
import { fontOf, paintContent } from "./paint.js";
import { addSmoothPolygon } from "./polygon.js";
import { DRAWING_UNITS } from "./record.js";

/** Width and height of a sticker's picture in px: that of one in the largest window, twice as sharp. */
const PICTURE_SIZE = 512;

/** Width and height of the grid in which it is traced. */
const CELLS = 100;

/** From this alpha on, of 255, a cell of the grid has ink. */
const MIN_ALPHA = 100;

/** A small drawing is enlarged, but not beyond this: a dot is to stay a dot. */
const MAX_ENLARGEMENT = 4;

/** How much larger than others a sticker can be that is flat, such as a long word. */
const MAX_GROWTH = 1.5;

/** How wide the paper shows around the ink, as a share of the border; beyond it is the theme's edge. */
const PAPER_SHARE = 0.7;

/** Lets the browser answer and paint in between: a slow phone takes a tenth of a second for all. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a square context in drawing units. */
function createContext(size, options) {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d", options);
  context.scale(size / DRAWING_UNITS, size / DRAWING_UNITS);
  return context;
}

function paintPlaced(context, record, colors, { scale, x, y }) {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  paintContent(context, record, colors);
  context.restore();
}

/** Which cells of the grid have ink, once it is painted. */
function rasterize(paint) {
  const context = createContext(CELLS, { willReadFrequently: true });
  paint(context);
  const { data } = context.getImageData(0, 0, CELLS, CELLS);
  return Uint8Array.from({ length: CELLS * CELLS }, (_, cell) => data[4 * cell + 3] >= MIN_ALPHA);
}

/** Whether pixels can be read back: against fingerprinting some browsers tell others. */
export function canReadPixels() {
  const fill = (context) => context.fillRect(0, 0, DRAWING_UNITS, DRAWING_UNITS);
  return !rasterize(() => {}).some(Boolean) && rasterize(fill).every(Boolean);
}

/**
 * Returns whether something can be seen of what a visitor has drawn or typed.
 *
 * @param {import("./record.js").StickerContent} content
 * @param {import("./colors.js").StickerColors} colors
 */
export function isSeen(content, colors) {
  return rasterize((context) => paintContent(context, content, colors)).some(Boolean);
}

/** The box around the cells with ink, in units; null without any. */
function boundsOf(mask) {
  const cells = [...mask.keys()].filter((cell) => mask[cell]);
  if (!cells.length) return null;
  const ends = (values) => {
    const [low, high] = [Math.min(...values), Math.max(...values) + 1];
    return [low, high].map((value) => (value * DRAWING_UNITS) / CELLS);
  };
  const [left, right] = ends(cells.map((cell) => cell % CELLS));
  const [top, bottom] = ends(cells.map((cell) => Math.floor(cell / CELLS)));
  return { left, top, width: right - left, height: bottom - top };
}

/** Scales and moves a drawing so that it fills the box, apart from the margin, around its middle. */
function fit({ left, top, width, height }, marginUnits) {
  const room = DRAWING_UNITS - 2 * marginUnits;
  const scale = Math.min(MAX_ENLARGEMENT, room / Math.max(width, height));
  const center = DRAWING_UNITS / 2;
  return {
    scale,
    x: center - (left + width / 2) * scale,
    y: center - (top + height / 2) * scale,
  };
}

/** Paints paper and edge around a drawing, and the drawing itself. */
function paintSticker(record, colors, placement, [edge, paper]) {
  const context = createContext(PICTURE_SIZE);
  context.fillStyle = colors.border;
  context.fill(addSmoothPolygon(new Path2D(), edge));
  context.fillStyle = colors.paper;
  context.fill(addSmoothPolygon(new Path2D(), paper));
  paintPlaced(context, record, colors, placement);
  return context.canvas;
}

/** How much larger than others a sticker is: a flat one gets as much area, up to a limit. */
function growthOf({ width, height }) {
  const flatness = Math.max(width, height) / Math.min(width, height);
  return Math.min(MAX_GROWTH, Math.max(1, Math.sqrt(flatness / 1.6)));
}

/**
 * Makes a sticker of what a visitor has drawn or typed: it is scaled to fill the box, the theme's
 * border grows around it, and the outline of its body is traced.
 *
 * @param {import("./record.js").StickerRecord} record A valid one (see `isRecord`).
 * @param {import("./colors.js").StickerColors} colors
 * @param {typeof import("../defaults.js").defaults} settings
 * @returns {Promise<object | null>} The blueprint, whose `own` is the id of the record; null if
 *   nothing can be seen of it.
 */
export async function createBlueprint(record, colors, settings) {
  // A face that fails to load is replaced by the next one.
  if (record.text) await document.fonts.load(fontOf(colors.fontFamily), record.text).catch(() => {});
  const bounds = boundsOf(rasterize((context) => paintContent(context, record, colors)));
  if (!bounds) return null;
  const { borderUnits, marginUnits, size, words } = settings;
  const placement = fit(bounds, marginUnits);
  const mask = rasterize((context) => paintPlaced(context, record, colors, placement));
  const drawn = { mask, cells: CELLS };
  const distances = [borderUnits, borderUnits * PAPER_SHARE];
  await nextTask();
  const cut = cutOut(drawn, DRAWING_UNITS / CELLS, distances);
  if (!cut) return null;
  await nextTask();
  return {
    name: "own",
    label: words.ownSticker,
    own: record.id,
    size: size * growthOf(bounds),
    picture: paintSticker(record, colors, placement, cut.lines),
    outline: cut.outline,
  };
}
