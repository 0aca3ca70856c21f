import { draft } from "./drawing.js";
import { fontOf, paintContent, paintStroke } from "./paint.js";
import { DRAWING_UNITS } from "./record.js";
import { listenToPen } from "./penInput.js";

/** More pixels would cost memory without a visible difference. */
const MAX_PIXEL_RATIO = 2;

/**
 * The round paper that visitors draw on: finished strokes on one canvas, and above it the one that is
 * being drawn, which alone is painted again with each frame.
 */
export class DrawBoard {
  #abort = new AbortController();
  #frame = null;
  #text = null;
  #painted = null; // what the canvas of finished strokes shows

  /**
   * @param {HTMLElement} area Two canvases fill it.
   * @param {import("./drawing.js").Drawing} drawing
   * @param {import("./colors.js").StickerColors} colors
   * @param {() => void} onChange Called when a stroke has begun or ended.
   */
  constructor(area, drawing, colors, onChange) {
    Object.assign(this, { area, drawing, colors, onChange });
    const [finished, live] = area.querySelectorAll("canvas");
    this.contexts = { finished: finished.getContext("2d"), live: live.getContext("2d") };
    const { signal } = this.#abort;
    const pen = {
      onStart: (point) => this.#start(point),
      onMove: (points) => this.#extend(points),
      onEnd: () => this.#end(),
    };
    listenToPen(area, DRAWING_UNITS, pen, signal);
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(area);
    signal.addEventListener("abort", () => observer.disconnect());
    this.#resize();
  }

  /**
   * Shows a text instead of the drawing, or the drawing again, from which strokes may be gone.
   *
   * @param {{text: string, ink: number} | null} text
   */
  async show(text) {
    this.#text = text;
    if (this.#painted !== this.#content) this.paint();
    if (!text?.text) return;
    await document.fonts.load(fontOf(this.colors.fontFamily), text.text).catch(() => {});
    if (this.#text === text) this.paint();
  }

  /** Paints everything again. */
  paint() {
    this.#clear(this.contexts.finished);
    this.#clear(this.contexts.live);
    this.#painted = this.#content;
    if (this.#text?.text === "") return;
    paintContent(this.contexts.finished, this.#text ?? this.drawing, this.colors);
  }

  /** Another object whenever something else is to be seen. */
  get #content() {
    return this.#text ?? this.drawing.strokes;
  }

  /** Ends the stroke that is being drawn, removes every listener and frees the canvases. */
  destroy() {
    this.#abort.abort();
    cancelAnimationFrame(this.#frame);
    for (const { canvas } of Object.values(this.contexts)) canvas.width = canvas.height = 0;
  }

  #start(point) {
    if (this.#text) return;
    this.drawing.begin(draft, point);
    this.#requestFrame();
    this.onChange();
  }

  #extend(points) {
    this.drawing.extend(points);
    this.#requestFrame();
  }

  #end() {
    const { live } = this.drawing;
    if (!live) return;
    this.drawing.end();
    paintStroke(this.contexts.finished, live, this.colors.inks);
    this.#painted = this.#content;
    this.#clear(this.contexts.live);
    this.onChange();
  }

  #requestFrame() {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = null;
      this.#clear(this.contexts.live);
      const { live } = this.drawing;
      if (live) paintStroke(this.contexts.live, live, this.colors.inks, false);
    });
  }

  #clear(context) {
    context.clearRect(0, 0, DRAWING_UNITS, DRAWING_UNITS);
  }

  /** Fits the canvases to their size on the page; that clears them. */
  #resize() {
    const ratio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO);
    const pixels = Math.max(1, Math.round(this.area.clientWidth * ratio));
    for (const context of Object.values(this.contexts)) {
      context.canvas.width = context.canvas.height = pixels;
      context.scale(pixels / DRAWING_UNITS, pixels / DRAWING_UNITS);
    }
    this.paint();
  }
}
