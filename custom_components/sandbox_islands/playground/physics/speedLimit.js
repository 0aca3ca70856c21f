/**
 * Keeps a sticker's speed and spin in range, without friction.
 *
 * Below the minimum it is accelerated in its direction of travel, because collisions and air
 * friction would stop it; above the maximum it is slowed down gradually; between the two its
 * speed is not changed. Spin is slowed down to a maximum of its own.
 *
 * @param {import("../stickers/sticker.js").Sticker} sticker
 * @param {typeof import("../defaults.js").defaults["drift"]} drift
 * @param {number} stepsPerSecond
 */
export function limitSpeed(sticker, drift, stepsPerSecond) {
  const { minSpeed, maxSpeed, maxSpeedEasing, acceleration } = drift;
  const { speed, velocity } = sticker;
  if (speed < minSpeed) {
    const gain = Math.min(acceleration / stepsPerSecond, minSpeed - speed);
    const heading = speed > minSpeed / 2 ? Math.atan2(velocity.y, velocity.x) : sticker.heading;
    sticker.addVelocity(Math.cos(heading) * gain, Math.sin(heading) * gain);
  } else if (speed > maxSpeed) {
    const factor = 1 - maxSpeedEasing * (1 - maxSpeed / speed);
    sticker.velocity = { x: velocity.x * factor, y: velocity.y * factor };
  }
  const excess = Math.abs(sticker.spin) - (drift.maxSpin * Math.PI) / 180;
  if (excess > 0) sticker.spin -= Math.sign(sticker.spin) * excess * drift.spinEasing;
}
