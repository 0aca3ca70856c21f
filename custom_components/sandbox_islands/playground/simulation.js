import { watchColorScheme } from "./browser/colorScheme.js";
import { requestNextFrame } from "./browser/frames.js";
import { coverBoxes, stageSize } from "./browser/measure.js";
import { watchCovers, watchResize } from "./browser/resize.js";
import { PlaygroundEngine } from "./physics/engine.js";
import { createGameLoop } from "./rendering/gameLoop.js";
import { Renderer } from "./rendering/renderer.js";
import { restingPose } from "./view/domState.js";

/**
 * An engine, the renderer that draws it and the game loop that runs both.
 */
export class Simulation {
  #watchers = new AbortController();

  /**
   * @param {{canvas: HTMLCanvasElement, boltLayer: HTMLElement}} elements
   * @param {{Matter: object, decomp: object | null}} libraries
   * @param {typeof import("./defaults.js").defaults} settings
   * @param {object} callbacks Those of the engine, `onFrame` after every frame, and `onError`.
   */
  constructor({ canvas, boltLayer }, libraries, settings, callbacks) {
    const stage = canvas.parentElement;
    this.callbacks = callbacks;
    this.engine = new PlaygroundEngine({
      ...libraries,
      settings,
      bounds: stageSize(stage),
      covers: coverBoxes(stage),
      viewport: { width: window.innerWidth, height: window.innerHeight },
      restingPose: (index) => restingPose(stage, index),
      lowestSeen: () => window.innerHeight - stage.getBoundingClientRect().top,
      callbacks,
    });
    this.renderer = new Renderer(canvas, boltLayer, settings);
    this.renderer.resize(this.engine.size);
    this.renderer.clearRasters();
    this.loop = this.#createLoop(settings);
    const onStickerRemoved = ({ blueprint }) => this.renderer.rasters.delete(blueprint.picture);
    this.engine.listen({ onStickerRemoved });
    const { signal } = this.#watchers;
    const onResizeEnd = () => this.#redrawRasters();
    const onColorScheme = () => {
      if (!this.renderer.isShadowColorCurrent) this.#redrawRasters();
      this.engine.emit("onColorScheme");
    };
    watchResize(stage, () => this.#resize(), onResizeEnd, signal);
    watchCovers(stage, (covers) => this.engine.setCovers(covers), signal);
    watchColorScheme(onColorScheme, signal);
  }

  get running() {
    return this.loop.running;
  }

  /** Starts or stops the loop; while it is stopped no frames are requested. */
  setRunning(running) {
    if (running) this.loop.start();
    else this.loop.stop();
  }

  /** Draws one frame now. */
  draw(alpha = 1) {
    this.renderer.draw(this.engine, alpha);
    this.callbacks.onFrame((sticker) => this.renderer.pose(sticker, alpha));
  }

  destroy() {
    this.loop.stop();
    this.#watchers.abort();
    this.engine.clear();
    this.renderer.destroy();
  }

  #createLoop({ stepsPerSecond, maxStepsPerFrame }) {
    return createGameLoop({
      step: () => this.engine.step(),
      draw: (alpha) => this.draw(alpha),
      request: (tick) => requestNextFrame((now) => this.#runSafely(tick, now)),
      stepsPerSecond,
      maxStepsPerFrame,
    });
  }

  #runSafely(tick, now) {
    try {
      tick(now);
    } catch (error) {
      this.callbacks.onError(error);
    }
  }

  /** Resizing a canvas clears it, so it is drawn at once. */
  #resize() {
    const stage = this.renderer.canvas.parentElement;
    this.engine.resize(stageSize(stage), coverBoxes(stage));
    this.renderer.resize(this.engine.size);
    this.draw();
  }

  #redrawRasters() {
    this.renderer.clearRasters();
    this.draw();
  }
}
