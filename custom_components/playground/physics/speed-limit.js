/**
 * Keeps a sprite's energy in range without any friction.
 *
 * Below the floor a breath of wind carries it on the way it was going, because collisions and
 * the pill's drag would leave it standing; above the cap it is eased down; between the two
 * nothing touches its speed. Turning comes to rest at a calm pace of its own.
 *
 * @param {import("./sprite.js").Sprite} sprite
 * @param {typeof import("./defaults.js").defaults["drift"]} drift
 * @param {number} rate Steps a second.
 */
export function govern(sprite, { floor, cap, ease, lift, spin, spinEase }, rate) {
  const { speed, velocity } = sprite;
  if (speed < floor) {
    const gust = Math.min(lift / rate, floor - speed);
    const heading = speed > floor / 2 ? Math.atan2(velocity.y, velocity.x) : sprite.heading;
    sprite.push(Math.cos(heading) * gust, Math.sin(heading) * gust);
  } else if (speed > cap) {
    const share = 1 - ease * (1 - cap / speed);
    sprite.velocity = { x: velocity.x * share, y: velocity.y * share };
  }
  const most = (spin * Math.PI) / 180;
  const excess = Math.abs(sprite.spin) - most;
  if (excess > 0) sprite.spin -= Math.sign(sprite.spin) * excess * spinEase;
}
