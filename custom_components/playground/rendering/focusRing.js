/**
 * Moves the focus ring to the sprite that the keyboard has selected; hides it when there is none.
 *
 * @param {HTMLElement} ring
 * @param {import("../sprites/sprite.js").Sprite | null} sprite
 * @param {{x: number, y: number} | null} pose Where the sprite is drawn.
 */
export function updateFocusRing(ring, sprite, pose) {
  ring.hidden = !sprite;
  if (!sprite) return;
  const { left, top, width, height } = sprite.boundingBox;
  const x = left + pose.x - sprite.position.x;
  const y = top + pose.y - sprite.position.y;
  Object.assign(ring.style, {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${x}px, ${y}px)`,
  });
}
