/** True where an image can be drawn on a canvas without making it unreadable, and is not empty. */
function isDrawable(image) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 16;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  try {
    context.drawImage(image, 0, 0, 16, 16);
    return context.getImageData(0, 0, 16, 16).data.some((value) => value > 0);
  } catch {
    return false;
  }
}

/** An image element once it is loaded, or null if it cannot be drawn. */
export async function drawableImage(image) {
  await image?.decode().catch(() => {});
  return image && isDrawable(image) ? image : null;
}

/** The box of an element relative to a point of the window. */
export function boxFrom({ left, top }, element) {
  const box = element.getBoundingClientRect();
  return { left: box.left - left, top: box.top - top, width: box.width, height: box.height };
}

/** A sticker by the centre of its picture, which is off its centre of mass by the pivot. */
function pieceOf({ blueprint, body, pivot, pixelsPerUnit, size }) {
  const { position, angle } = body;
  const cos = Math.cos(angle) * pixelsPerUnit;
  const sin = Math.sin(angle) * pixelsPerUnit;
  const x = position.x + pivot.x * cos - pivot.y * sin;
  const y = position.y + pivot.x * sin + pivot.y * cos;
  return { picture: blueprint.picture, x, y, angle, size };
}

/** A picture at rest: that of a sticker which has not begun to move. */
function pieceAtRest(still, origin) {
  const picture = still.querySelector("img");
  const { left, top, width, height } = boxFrom(origin, still);
  const degrees = parseFloat(getComputedStyle(picture).rotate) || 0;
  const angle = (degrees * Math.PI) / 180;
  return { picture, x: left + width / 2, y: top + height / 2, angle, size: width };
}

/**
 * The stickers as they are now, back to front: those at rest, and those that move.
 *
 * @param {import("../physics/engine.js").PlaygroundEngine | null} engine
 * @param {HTMLElement} root
 * @returns {{picture: CanvasImageSource, x: number, y: number, angle: number, size: number}[]}
 *   Centres and sizes in CSS pixels of the playground, turns in radians.
 */
export function piecesOf(engine, root) {
  const origin = root.getBoundingClientRect();
  const stills = [...root.querySelectorAll("[data-still]")];
  const isShown = (still) => getComputedStyle(still).visibility === "visible" && still.offsetWidth;
  const atRest = stills.filter(isShown).map((still) => pieceAtRest(still, origin));
  const moving = engine ? engine.drawOrder.map(pieceOf) : [];
  return [...atRest, ...moving].filter(({ picture }) => isDrawable(picture));
}
