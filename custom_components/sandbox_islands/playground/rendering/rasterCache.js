/** Draws a picture on a canvas of its own, at the size it is shown. */
function drawPicture(picture, pixels) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  canvas.getContext("2d").drawImage(picture, 0, 0, pixels, pixels);
  return canvas;
}

/** Shadows are drawn this many times smaller and scaled up: they are blurred, so it cannot be seen. */
const SHADOW_DOWNSCALE = 4;

/** Draws only the shadow of a picture, with padding for its blur. */
function drawShadow(picture, pixels, blur, color) {
  const canvas = document.createElement("canvas");
  const padding = Math.ceil(blur * 3);
  canvas.width = canvas.height = pixels + 2 * padding;
  const context = canvas.getContext("2d");
  context.shadowColor = color;
  context.shadowBlur = blur * 2;
  context.shadowOffsetX = canvas.width;
  context.drawImage(picture, padding - canvas.width, padding, pixels, pixels);
  return canvas;
}

/**
 * Keeps each picture and its shadow as pixels.
 *
 * A browser rasterises an SVG again each time it is drawn on a canvas; copying a canvas is cheap.
 */
export class RasterCache {
  #layers = new Map();

  /**
   * Returns the layers of a picture, drawn at the first call after `clear()`.
   *
   * @param {HTMLImageElement} picture
   * @param {number} size CSS pixels.
   * @param {number} pixelRatio
   * @param {{blur: number, color: string}} shadow Blur in CSS pixels.
   * @returns {{picture: HTMLCanvasElement, shadow: HTMLCanvasElement, shadowScale: number}} Both
   *   layers, and how many times larger than the picture the shadow's canvas is.
   */
  get(picture, size, pixelRatio, { blur, color }) {
    const cached = this.#layers.get(picture);
    if (cached) return cached;
    const pixels = Math.max(1, Math.ceil(size * pixelRatio));
    const shadowPixels = Math.ceil(pixels / SHADOW_DOWNSCALE);
    const shadowBlur = (blur * pixelRatio) / SHADOW_DOWNSCALE;
    const shadow = drawShadow(picture, shadowPixels, shadowBlur, color);
    const layers = {
      picture: drawPicture(picture, pixels),
      shadow,
      shadowScale: shadow.width / shadowPixels,
    };
    this.#layers.set(picture, layers);
    return layers;
  }

  /** Forgets the layers of a picture and frees their memory at once. */
  delete(picture) {
    const layers = this.#layers.get(picture);
    if (!layers) return;
    layers.picture.width = layers.shadow.width = 0;
    this.#layers.delete(picture);
  }

  /** Forgets every layer. */
  clear() {
    for (const picture of [...this.#layers.keys()]) this.delete(picture);
  }
}
