import { DRAWING_UNITS, MAX_POINTS, MAX_STROKES } from "./record.js";

/** Distance between two points of a stroke, in units; what lies closer together is not seen. */
const MIN_DISTANCE = 0.7;

const round = (value, digits) => Number(value.toFixed(digits));
const clamp = (value, max) => Math.min(max, Math.max(0, value));

/** A point as it is stored: inside the drawing, and no more precise than can be seen. */
function toStored({ x, y, pressure }) {
  const place = [x, y].map((value) => round(clamp(value, DRAWING_UNITS), 1));
  return pressure === undefined ? place : [...place, round(clamp(pressure, 1), 2)];
}

/**
 * The strokes of a drawing while it is made. It knows no canvas: `drawBoard.js` shows it.
 *
 * Whatever is drawn can be stored: a drawing that has become too large takes no more points.
 */
export class Drawing {
  /** @type {import("./record.js").Stroke[]} Finished strokes, in their order. */
  strokes = [];
  /** @type {import("./record.js").Stroke | null} The stroke that is being drawn. */
  live = null;
  #cleared = [];

  get isEmpty() {
    return !this.strokes.length && !this.live;
  }

  /** Whether `undo()` would change something. */
  get canUndo() {
    return this.strokes.length > 0 || this.#cleared.length > 0;
  }

  /**
   * Begins a stroke; one that has not been ended is.
   *
   * @param {{ink: number, width: number}} pen Indices of ink and width.
   * @param {{x: number, y: number, pressure?: number}} point In units. A pen has a pressure (0 to 1)
   *   at each of a stroke's points; without one it is simulated from the speed.
   */
  begin({ ink, width }, point) {
    this.end();
    if (this.strokes.length >= MAX_STROKES || this.#pointCount >= MAX_POINTS) return;
    this.live = { ink, width, points: [toStored(point)] };
  }

  /** @param {{x: number, y: number, pressure?: number}[]} points Where the pen has been since. */
  extend(points) {
    if (!this.live) return;
    for (const point of points) {
      const [lastX, lastY] = this.live.points.at(-1);
      const isFar = Math.hypot(point.x - lastX, point.y - lastY) >= MIN_DISTANCE;
      if (isFar && this.#pointCount < MAX_POINTS) this.live.points.push(toStored(point));
    }
  }

  /** Ends the stroke that is being drawn, if there is one. */
  end() {
    if (!this.live) return;
    this.strokes = [...this.strokes, this.live];
    this.live = null;
    this.#cleared = [];
  }

  /** Takes the last stroke away, or brings back what `clear()` took. */
  undo() {
    this.end();
    if (this.strokes.length) this.strokes = this.strokes.slice(0, -1);
    else [this.strokes, this.#cleared] = [this.#cleared, []];
  }

  /** Takes all strokes away, until `undo()` or the next one. */
  clear() {
    this.end();
    if (this.strokes.length) [this.#cleared, this.strokes] = [this.strokes, []];
  }

  get #pointCount() {
    const inLive = this.live?.points.length ?? 0;
    return this.strokes.reduce((sum, { points }) => sum + points.length, inLive);
  }
}

/**
 * What is being made: it outlives the sheet, so that closing it loses nothing. Ink and width are
 * those of the next stroke.
 */
export const draft = { drawing: new Drawing(), text: "", isTyping: false, ink: 0, width: 1 };
