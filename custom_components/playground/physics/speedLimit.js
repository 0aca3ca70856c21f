/**
 * Keeps a sprite's speed and spin in range, without friction.
 *
 * Below the minimum it is accelerated in its direction of travel, because collisions and air
 * friction would stop it; above the maximum it is slowed down gradually; between the two its
 * speed is not changed. Spin is slowed down to a maximum of its own.
 *
 * @param {import("../sprites/sprite.js").Sprite} sprite
 * @param {typeof import("../defaults.js").defaults["drift"]} drift
 * @param {number} stepsPerSecond
 */
export function limitSpeed(sprite, drift, stepsPerSecond) {
  const { minSpeed, maxSpeed, maxSpeedEasing, acceleration } = drift;
  const { speed, velocity } = sprite;
  if (speed < minSpeed) {
    const gain = Math.min(acceleration / stepsPerSecond, minSpeed - speed);
    const heading = speed > minSpeed / 2 ? Math.atan2(velocity.y, velocity.x) : sprite.heading;
    sprite.addVelocity(Math.cos(heading) * gain, Math.sin(heading) * gain);
  } else if (speed > maxSpeed) {
    const factor = 1 - maxSpeedEasing * (1 - maxSpeed / speed);
    sprite.velocity = { x: velocity.x * factor, y: velocity.y * factor };
  }
  limitSpin(sprite, drift);
}

function limitSpin(sprite, { maxSpin, spinEasing }) {
  const excess = Math.abs(sprite.spin) - (maxSpin * Math.PI) / 180;
  if (excess > 0) sprite.spin -= Math.sign(sprite.spin) * excess * spinEasing;
}
