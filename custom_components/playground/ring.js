/**
 * Moves the focus ring with the sprite the keyboard has chosen, and hides it when there is none.
 *
 * @param {HTMLElement} ring
 * @param {import("./sprite.js").Sprite | null} sprite
 * @param {{x: number, y: number} | null} pose Where the sprite is drawn.
 */
export function moveRing(ring, sprite, pose) {
  ring.hidden = !sprite;
  if (!sprite) return;
  const { radiusUnits, units, settings } = sprite;
  const across = 2 * (radiusUnits + settings.cutUnits) * units;
  ring.style.width = ring.style.height = `${across}px`;
  ring.style.transform = `translate(${pose.x - across / 2}px, ${pose.y - across / 2}px)`;
}
