import { visibleOffsets } from "../physics/screenWrap.js";
import { RasterCache } from "./rasterCache.js";

const interpolate = (from, to, alpha) => from + (to - from) * alpha;

/**
 * The factors of the size of a sticker that has just begun to move: from that of its picture at rest
 * it gets its own, and meanwhile it is squashed once.
 */
function growthAt(age, { appearDuration, squash }, initialGrowth) {
  if (age >= appearDuration) return { width: 1, height: 1 };
  const done = age / appearDuration;
  const left = (1 - done) ** 3;
  const size = 1 + (initialGrowth - 1) * left;
  // One and a half swings that die away: lower, higher, and back.
  const swing = squash * Math.sin(done * 3 * Math.PI) * (1 - done);
  return { width: size * (1 + swing), height: size * (1 - swing) };
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
 * Draws the engine's stickers on one canvas, and its bolts on another in front of all that stands there.
 */
export class Renderer {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {HTMLElement} boltLayer Holds a canvas as large while there are bolts.
   * @param {typeof import("../defaults.js").defaults} settings
   */
  constructor(canvas, boltLayer, settings) {
    this.canvas = canvas;
    this.boltLayer = boltLayer;
    this.boltContext = null;
    this.context = canvas.getContext("2d");
    this.settings = settings;
    this.rasters = new RasterCache();
  }

  /** Fits the canvas to the stage; pictures are scaled as they are until `clearRasters()`. */
  resize({ width, height }) {
    this.pixelRatio = Math.min(window.devicePixelRatio || 1, this.settings.maxPixelRatio);
    this.canvas.width = Math.round(width * this.pixelRatio);
    this.canvas.height = Math.round(height * this.pixelRatio);
    // On a stage with a fraction of a pixel the browser would scale the canvas, which blurs it.
    this.canvas.style.height = `${this.canvas.height / this.pixelRatio}px`;
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
    this.#drawAll(this.context, engine.drawOrder, engine, alpha);
    if (engine.bolts.length) this.#drawAll(this.#fitBoltCanvas(), engine.bolts, engine, alpha);
    else this.#removeBoltCanvas();
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
    this.#removeBoltCanvas();
    this.canvas.width = this.canvas.height = 0;
  }

  /** Returns the context of the canvas of the bolts, which is as large as that of the stickers. */
  #fitBoltCanvas() {
    this.boltContext ??= document.createElement("canvas").getContext("2d");
    const { canvas } = this.boltContext;
    const { width, height } = this.canvas;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    canvas.style.height = this.canvas.style.height;
    if (!canvas.isConnected) this.boltLayer.append(canvas);
    return this.boltContext;
  }

  #removeBoltCanvas() {
    if (!this.boltContext) return;
    const { canvas } = this.boltContext;
    canvas.width = canvas.height = 0;
    canvas.remove();
    this.boltContext = null;
  }

  #drawAll(context, stickers, engine, alpha) {
    const { width, height } = context.canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.save();
    if (context === this.context) {
      context.beginPath();
      context.rect(0, 0, width, engine.bounds.height * this.pixelRatio);
      context.clip(); // what is below is behind the ground, and seen at the upper edge
    }
    for (const sticker of stickers) this.#drawSticker(context, sticker, engine, alpha);
    context.restore();
  }

  /**
   * Draws all images of a sticker: one at an edge of the stage is seen at the opposite one, too, unless
   * it is held.
   */
  #drawSticker(context, sticker, { time, bounds, drags }, alpha) {
    const { shadowBlurUnits, shadowOffsetUnits, heldGrowth } = this.settings;
    const { blueprint, pixelsPerUnit, lift, createdAt, initialGrowth } = sticker;
    const age = time - createdAt;
    const pose = this.pose(sticker, alpha);
    const shadow = { blur: shadowBlurUnits * pixelsPerUnit, color: this.shadowColor };
    const layers = this.rasters.get(blueprint.picture, sticker.size, this.pixelRatio, shadow);
    const growth = growthAt(age, this.settings, initialGrowth);
    const lifted = 1 + lift * heldGrowth;
    const scale = { width: growth.width * lifted, height: growth.height * lifted };
    const fall = shadowOffsetUnits * pixelsPerUnit * (1 + lift);
    context.globalAlpha = opacityAt(blueprint, age);
    const images = visibleOffsets(pose, sticker.visibleRadius * lifted, bounds);
    const wraps = sticker.isSticker && !drags.of(sticker);
    for (const offset of wraps ? images : [{ x: 0, y: 0 }]) {
      const image = { x: pose.x + offset.x, y: pose.y + offset.y, angle: pose.angle };
      const below = { ...image, y: image.y + fall };
      this.#drawLayer(context, layers.shadow, sticker, below, scale, layers.shadowScale);
      this.#drawLayer(context, layers.picture, sticker, image, scale, 1);
    }
  }

  /** Draws one layer; its centre is off the centre of mass by the sticker's pivot. */
  #drawLayer(context, layer, sticker, { x, y, angle }, { width, height }, layerScale) {
    const { pixelRatio } = this;
    const cos = Math.cos(angle) * pixelRatio;
    const sin = Math.sin(angle) * pixelRatio;
    const size = sticker.size * layerScale;
    const left = sticker.pivot.x * sticker.pixelsPerUnit - size / 2;
    const top = sticker.pivot.y * sticker.pixelsPerUnit - size / 2;
    // The squash is upright however the sticker lies.
    context.setTransform(
      cos * width,
      sin * height,
      -sin * width,
      cos * height,
      x * pixelRatio,
      y * pixelRatio,
    );
    context.drawImage(layer, left, top, size, size);
  }
}
