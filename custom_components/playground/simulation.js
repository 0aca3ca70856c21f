import { createBin } from "./bin.js";
import { PlaygroundEngine } from "./engine.js";
import { createLoop } from "./loop.js";
import { Renderer } from "./renderer.js";
import { coversOf, sizeOf, watchSize, watchTheme } from "./size.js";

/**
 * An engine, the canvas it is drawn on and the loop that drives both.
 */
export class Game {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {{Matter: object, decomp: object | null}} libraries
   * @param {typeof import("./defaults.js").defaults} settings
   * @param {object} on The engine's listeners, `drawn` after every frame, and `failed`.
   */
  constructor(canvas, libraries, settings, on) {
    const stage = canvas.parentElement;
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    this.on = on;
    this.engine = new PlaygroundEngine({
      ...libraries,
      settings,
      bounds: sizeOf(stage),
      covers: coversOf(stage),
      viewport,
      on,
    });
    this.renderer = new Renderer(canvas, settings);
    this.renderer.resize(this.engine.bounds);
    this.renderer.sharpen();
    this.loop = createLoop({
      step: () => this.engine.step(),
      draw: (share) => this.draw(share),
      request: (tick) => requestAnimationFrame((now) => this.#guarded(tick, now)),
      cancel: (frame) => cancelAnimationFrame(frame),
      rate: settings.rate,
      catchUp: settings.catchUp,
    });
    this.bin = createBin();
    this.bin.add(watchSize(stage, (size) => this.#resize(size), () => this.#sharpen()));
    this.bin.add(watchTheme(() => this.renderer.upToDate || this.#sharpen()));
  }

  get playing() {
    return this.loop.running;
  }

  /** Runs or rests; a game at rest asks for no frames. */
  play(on) {
    if (on) this.loop.start();
    else this.loop.stop();
  }

  /** Draws the scene now, which a game at rest does only when it is told to. */
  draw(share = 1) {
    this.renderer.draw(this.engine, share);
    this.on.drawn((sprite) => this.renderer.pose(sprite, share));
  }

  destroy() {
    this.loop.stop();
    this.bin.empty();
    this.engine.clear();
    this.renderer.destroy();
  }

  #guarded(tick, now) {
    try {
      tick(now);
    } catch (error) {
      this.on.failed(error);
    }
  }

  /** A canvas is blank once it has a new size, so it is drawn in the same breath. */
  #resize(size) {
    this.engine.resize(size, coversOf(this.renderer.canvas));
    this.renderer.resize(this.engine.bounds);
    this.draw();
  }

  #sharpen() {
    this.renderer.sharpen();
    this.draw();
  }
}
