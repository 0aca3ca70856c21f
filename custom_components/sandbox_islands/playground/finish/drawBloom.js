import { poseAt } from "./bloom.js";

/** Largest share of a copy's width by which its shadow is blurred. */
const SHADOW = 0.05;
/** A copy that is seen from its edge is at least as wide, as a share. */
const EDGE = 0.12;

/**
 * Pictures that are drawn once, small, with their shadows: copies of them are cheap to draw.
 */
export class Sprites {
  #canvases = [];

  /**
   * @param {(HTMLImageElement | HTMLCanvasElement | ImageBitmap)[]} pictures
   * @param {number} size The largest that a copy is drawn at, in CSS pixels.
   * @param {string} shadowColor
   */
  constructor(pictures, size, shadowColor) {
    Object.assign(this, { pictures, size, shadowColor });
  }

  /** The sprite of a picture, `1 + 4 * SHADOW` times as wide; drawn when it is asked for first. */
  get(index, pixelRatio) {
    this.#canvases[index] ??= this.#draw(this.pictures[index], Math.ceil(this.size * pixelRatio));
    return this.#canvases[index];
  }

  /** Frees the memory at once. */
  clear() {
    for (const canvas of this.#canvases) if (canvas) canvas.width = 0;
    this.#canvases = [];
  }

  #draw(picture, pixels) {
    const canvas = document.createElement("canvas");
    const room = Math.ceil(pixels * SHADOW * 2);
    canvas.width = canvas.height = pixels + 2 * room;
    const context = canvas.getContext("2d");
    const { shadowColor } = this;
    Object.assign(context, { shadowColor, shadowBlur: pixels * SHADOW * 2 });
    context.drawImage(picture, room, room, pixels, pixels);
    return canvas;
  }
}

/** True where something of a particle is on a canvas. */
function isSeen({ x, y, size }, { width, height }, pixelRatio) {
  const reach = size * 0.8;
  const [right, bottom] = [width / pixelRatio, height / pixelRatio];
  return x > -reach && y > -reach && x < right + reach && y < bottom + reach;
}

/**
 * Draws a bloom as it is at a time.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} pixelRatio
 * @param {ReturnType<typeof import("./bloom.js").createBloom>} bloom
 * @param {Sprites} sprites In the order of the bloom's sources.
 * @param {number} time Seconds since it began.
 */
export function drawBloom(context, pixelRatio, { particles, center }, sprites, time) {
  context.globalAlpha = 1;
  for (const particle of particles) {
    const pose = poseAt(particle, center, time);
    if (!pose || !isSeen(pose, context.canvas, pixelRatio)) continue;
    const size = pose.size * (1 + 4 * SHADOW);
    const width = Math.max(EDGE, Math.abs(pose.flip)) * Math.sign(pose.flip || 1);
    const across = Math.cos(pose.angle) * pixelRatio;
    const down = Math.sin(pose.angle) * pixelRatio;
    const { x, y } = pose;
    const at = [x * pixelRatio, y * pixelRatio];
    context.setTransform(across * width, down * width, -down, across, ...at);
    context.drawImage(sprites.get(particle.source, pixelRatio), -size / 2, -size / 2, size, size);
  }
}
