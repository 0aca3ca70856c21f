/** Draws a picture once, at the size it is shown, on a canvas of its own. */
function art(picture, pixels) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  canvas.getContext("2d").drawImage(picture, 0, 0, pixels, pixels);
  return canvas;
}

/** A shadow is soft: drawn this much smaller and stretched it looks the same, and costs little. */
const COARSE = 4;

/** Draws only the shadow a picture would throw, padded for its softness. */
function shade(picture, pixels, blur, colour) {
  const canvas = document.createElement("canvas");
  const padding = Math.ceil(blur * 3);
  canvas.width = canvas.height = pixels + 2 * padding;
  const context = canvas.getContext("2d");
  context.shadowColor = colour;
  context.shadowBlur = blur * 2;
  context.shadowOffsetX = canvas.width;
  context.drawImage(picture, padding - canvas.width, padding, pixels, pixels);
  return canvas;
}

/**
 * Keeps each picture rasterised for the size and the sharpness of the day.
 *
 * An SVG drawn straight to the stage is parsed into pixels anew on every frame; drawn once and
 * copied, eight of them cost no more than eight images.
 */
export class Rasters {
  #kept = new Map();

  /**
   * @param {HTMLImageElement} picture
   * @param {number} size CSS pixels.
   * @param {number} pixelRatio
   * @param {{blur: number, colour: string}} shadow Blur in CSS pixels.
   * @returns {{art: HTMLCanvasElement, shade: HTMLCanvasElement, padded: number}} Both layers,
   *   and how much larger than the picture the shadow's canvas is.
   */
  get(picture, size, pixelRatio, { blur, colour }) {
    const kept = this.#kept.get(picture);
    if (kept) return kept;
    const pixels = Math.max(1, Math.ceil(size * pixelRatio));
    const coarse = Math.ceil(pixels / COARSE);
    const dark = shade(picture, coarse, (blur * pixelRatio) / COARSE, colour);
    const layers = { art: art(picture, pixels), shade: dark, padded: dark.width / coarse };
    this.#kept.set(picture, layers);
    return layers;
  }

  /** Forgets everything and gives the memory back at once. */
  clear() {
    for (const layers of this.#kept.values()) layers.art.width = layers.shade.width = 0;
    this.#kept.clear();
  }
}
