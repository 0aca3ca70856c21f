/**
 * What is stored of a sticker that a visitor has made: plain JSON, without pixels and without
 * colours, so that it can be painted at any size and in any theme.
 *
 * @typedef {[x: number, y: number] | [x: number, y: number, pressure: number]} StrokePoint In
 *   drawing units (0 to 200), and the pressure of a pen from 0 to 1.
 * @typedef {{ink: number, width: number, points: StrokePoint[]}} Stroke Indices of its ink and width.
 * @typedef {{strokes: Stroke[]} | {text: string, ink: number}} StickerContent Drawn or typed.
 * @typedef {StickerContent & {version: 1, id: string}} StickerRecord
 */

/** Of what this module writes; records of another version are not valid. */
const VERSION = 1;

/** Width and height of the drawing that points lie in, in units. */
export const DRAWING_UNITS = 200;

/** Largest drawing: as many strokes, and as many points in all of them together. */
export const MAX_STROKES = 300;
export const MAX_POINTS = 8000;

/** Longest word, in letters as readers count them: an emoji of several code points is one. */
export const MAX_LETTERS = 12;

/** Longest word in UTF-16 units: an emoji has up to 15, a letter can have any number of marks. */
const MAX_TEXT_LENGTH = 200;

/** At least one character that draws something; some letters are blank, and so is Braille without dots. */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, line breaks, half characters, and marks that reorder the text around them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** @returns {string[]} The letters of a text as readers count them. */
export function lettersOf(text) {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/**
 * Shortens what was typed to what a sticker can say: one line of at most twelve letters.
 *
 * @param {string} text
 * @returns {string} May be empty, and end with a space that is being typed.
 */
export function limitText(text) {
  // Twice as long as needed, so that the letter that is cut in two here is left out below.
  const start = text.slice(0, 2 * MAX_TEXT_LENGTH);
  const line = start.replace(new RegExp(FORBIDDEN, "gu"), "").trimStart();
  const letters = lettersOf(line).slice(0, MAX_LETTERS);
  while (letters.join("").length > MAX_TEXT_LENGTH) letters.pop();
  return letters.join("");
}

/** @returns {boolean} Whether a text is one that a sticker can say. */
export function isStickerText(text) {
  return (
    typeof text === "string" &&
    text.length <= MAX_TEXT_LENGTH &&
    text === text.trim() &&
    VISIBLE.test(text) &&
    !FORBIDDEN.test(text) &&
    lettersOf(text).length <= MAX_LETTERS
  );
}

const isPoint = (point) => Array.isArray(point) && point.every(Number.isFinite);

/**
 * Checks what comes out of storage, which other versions of the site may have written to. What
 * passes and still cannot be painted is dropped then.
 *
 * @param {unknown} value
 * @returns {value is StickerRecord}
 */
export function isRecord(value) {
  if (value?.version !== VERSION || typeof value.id !== "string") return false;
  if (!Array.isArray(value.strokes)) return isStickerText(value.text);
  const points = value.strokes.flatMap((stroke) => stroke?.points ?? [null]);
  return points.length > 0 && points.length <= MAX_POINTS && points.every(isPoint);
}

/**
 * Creates the record of a new sticker.
 *
 * @param {StickerContent} content
 * @returns {StickerRecord} With an id of its own.
 */
export function createRecord(content) {
  // crypto.randomUUID() is missing on pages without HTTPS; nobody needs to be kept from guessing it.
  const random = Math.random().toString(36).slice(2);
  return { version: VERSION, id: `${Date.now().toString(36)}-${random}`, ...content };
}
