/**
 * Moves the focus ring to the sticker that the keyboard has selected; hides it when there is none.
 *
 * @param {HTMLElement} ring
 * @param {import("../stickers/sticker.js").Sticker | null} sticker
 * @param {(sticker: object) => {x: number, y: number}} poseOf Where a sticker is drawn.
 */
export function updateFocusRing(ring, sticker, poseOf) {
  ring.hidden = !sticker;
  if (!sticker) return;
  const { left, top, width, height } = sticker.boundingBox;
  const pose = poseOf(sticker);
  const x = left + pose.x - sticker.position.x;
  const y = top + pose.y - sticker.position.y;
  Object.assign(ring.style, {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${x}px, ${y}px)`,
  });
}
