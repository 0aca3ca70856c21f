import { Rasters } from "./raster.js";

const between = (from, to, share) => from + (to - from) * share;

/** Grows past its size and settles, as a sticker does that is slapped on. */
function popped(age, span) {
  if (age >= span) return 1;
  const left = age / span - 1;
  return 1 + 2.7 * left ** 3 + 1.7 * left ** 2;
}

/**
 * Draws the engine's scene on a canvas.
 */
export class Renderer {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {typeof import("./defaults.js").defaults} settings
   */
  constructor(canvas, settings) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.settings = settings;
    this.rasters = new Rasters();
  }

  /** Fits the canvas to the stage; pictures already drawn are stretched until `sharpen()`. */
  resize({ width, height }) {
    this.pixelRatio = Math.min(window.devicePixelRatio || 1, this.settings.pixelRatio);
    this.canvas.width = Math.round(width * this.pixelRatio);
    this.canvas.height = Math.round(height * this.pixelRatio);
  }

  /** True while the pictures in stock wear the shadow that the stylesheet asks for. */
  get upToDate() {
    return this.shadowColour === getComputedStyle(this.canvas).color;
  }

  /** Draws every picture afresh, for a new size or a new colour of shadow. */
  sharpen() {
    this.rasters.clear();
    this.shadowColour = getComputedStyle(this.canvas).color;
  }

  /**
   * @param {import("./engine.js").PlaygroundEngine} engine
   * @param {number} share How far between the last step and the next.
   */
  draw(engine, share) {
    const { context, canvas } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const sprite of engine.scene) this.#drawSprite(sprite, engine.time, share);
    context.globalAlpha = 1;
  }

  /** Where a sprite is to be seen between two steps. */
  pose({ previous, body }, share) {
    return {
      x: between(previous.x, body.position.x, share),
      y: between(previous.y, body.position.y, share),
      angle: between(previous.angle, body.angle, share),
    };
  }

  destroy() {
    this.rasters.clear();
    this.canvas.width = this.canvas.height = 0;
  }

  #drawSprite(sprite, now, share) {
    const { blurUnits, shadowUnits, pop, peel } = this.settings;
    const { blueprint, units, lift, born } = sprite;
    const pose = this.pose(sprite, share);
    const blur = blurUnits * units;
    const shadow = { blur, colour: this.shadowColour };
    const layers = this.rasters.get(blueprint.picture, sprite.size, this.pixelRatio, shadow);
    const grown = popped(now - born, pop) * (1 + lift * peel);
    const drop = shadowUnits * units * (1 + lift);
    this.context.globalAlpha = this.#opacity(blueprint, now - born);
    this.#lay(layers.shade, sprite, { ...pose, y: pose.y + drop }, grown, layers.padded);
    this.#lay(layers.art, sprite, pose, grown, 1);
  }

  /** Bolts fade at the end of their life; sprites never do. */
  #opacity({ life, fade }, age) {
    return life ? Math.min(1, Math.max(0, (life - age) / fade)) : 1;
  }

  /** Lays one layer down, its middle off the centre of mass by the sprite's pivot. */
  #lay(layer, sprite, { x, y, angle }, grown, padded) {
    const { context, pixelRatio } = this;
    const cos = Math.cos(angle) * grown * pixelRatio;
    const sin = Math.sin(angle) * grown * pixelRatio;
    const size = sprite.size * padded;
    const left = sprite.pivot.x * sprite.units - size / 2;
    const top = sprite.pivot.y * sprite.units - size / 2;
    context.setTransform(cos, sin, -sin, cos, x * pixelRatio, y * pixelRatio);
    context.drawImage(layer, left, top, size, size);
  }
}
