import { RasterCache } from "./rasterCache.js";

const interpolate = (from, to, alpha) => from + (to - from) * alpha;

/** Scale of a sticker that has just appeared: from 0 past 1 and back to 1 (ease-out-back). */
function appearScale(age, duration) {
  if (age >= duration) return 1;
  const left = age / duration - 1;
  return 1 + 2.7 * left ** 3 + 1.7 * left ** 2;
}

/**
 * Opacity of a sticker or bolt: bolts fade out at the end of their life, stickers never do.
 *
 * @param {{life?: number, fadeDuration?: number}} blueprint Milliseconds; stickers have neither.
 * @param {number} age Milliseconds since it appeared.
 */
export function opacityAt({ life, fadeDuration }, age) {
  return life ? Math.min(1, Math.max(0, (life - age) / fadeDuration)) : 1;
}

/**
 * Draws the engine's stickers on a canvas.
 */
export class Renderer {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {typeof import("../defaults.js").defaults} settings
   */
  constructor(canvas, settings) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.settings = settings;
    this.rasters = new RasterCache();
  }

  /** Fits the canvas to the stage; pictures are scaled as they are until `clearRasters()`. */
  resize({ width, height }) {
    this.pixelRatio = Math.min(window.devicePixelRatio || 1, this.settings.maxPixelRatio);
    this.canvas.width = Math.round(width * this.pixelRatio);
    this.canvas.height = Math.round(height * this.pixelRatio);
  }

  /** False when the stylesheet's shadow colour is no longer the one that was drawn. */
  get isShadowColorCurrent() {
    return this.shadowColor === getComputedStyle(this.canvas).color;
  }

  /** Has every picture drawn again, for a new size or shadow colour. */
  clearRasters() {
    this.rasters.clear();
    this.shadowColor = getComputedStyle(this.canvas).color;
  }

  /**
   * @param {import("../physics/engine.js").PlaygroundEngine} engine
   * @param {number} alpha How far the frame lies between the last step (0) and the next (1).
   */
  draw(engine, alpha) {
    const { context, canvas } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const sticker of engine.drawOrder) this.#drawSticker(sticker, engine.time, alpha);
    context.globalAlpha = 1;
  }

  /** Position and angle of a sticker between two steps. */
  pose({ previousPose, body }, alpha) {
    return {
      x: interpolate(previousPose.x, body.position.x, alpha),
      y: interpolate(previousPose.y, body.position.y, alpha),
      angle: interpolate(previousPose.angle, body.angle, alpha),
    };
  }

  destroy() {
    this.rasters.clear();
    this.canvas.width = this.canvas.height = 0;
  }

  #drawSticker(sticker, now, alpha) {
    const { shadowBlurUnits, shadowOffsetUnits, appearDuration, heldGrowth } = this.settings;
    const { blueprint, pixelsPerUnit, lift, createdAt } = sticker;
    const pose = this.pose(sticker, alpha);
    const shadow = { blur: shadowBlurUnits * pixelsPerUnit, color: this.shadowColor };
    const layers = this.rasters.get(blueprint.picture, sticker.size, this.pixelRatio, shadow);
    const scale = appearScale(now - createdAt, appearDuration) * (1 + lift * heldGrowth);
    const shadowOffset = shadowOffsetUnits * pixelsPerUnit * (1 + lift);
    const shadowPose = { ...pose, y: pose.y + shadowOffset };
    this.context.globalAlpha = opacityAt(blueprint, now - createdAt);
    this.#drawLayer(layers.shadow, sticker, shadowPose, scale, layers.shadowScale);
    this.#drawLayer(layers.picture, sticker, pose, scale, 1);
  }

  /** Draws one layer; its centre is off the centre of mass by the sticker's pivot. */
  #drawLayer(layer, sticker, { x, y, angle }, scale, layerScale) {
    const { context, pixelRatio } = this;
    const cos = Math.cos(angle) * scale * pixelRatio;
    const sin = Math.sin(angle) * scale * pixelRatio;
    const size = sticker.size * layerScale;
    const left = sticker.pivot.x * sticker.pixelsPerUnit - size / 2;
    const top = sticker.pivot.y * sticker.pixelsPerUnit - size / 2;
    context.setTransform(cos, sin, -sin, cos, x * pixelRatio, y * pixelRatio);
    context.drawImage(layer, left, top, size, size);
  }
}
