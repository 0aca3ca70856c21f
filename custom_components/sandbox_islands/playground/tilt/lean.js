/**
 * From the orientation of a phone to gravity on its screen.
 *
 * Angles of orientation jump where a phone is held upright, so everything is worked out with the
 * one vector that does not: where down is, as seen from the phone.
 */

/** Degrees of leaning that have no effect: a hand that is kept still moves by one or two. */
const DEAD_ZONE = 3;

/** Degrees of leaning at which gravity is strongest: with more, the screen is hard to look at. */
const FULL_LEAN = 25;

/** Strongest gravity in px/s per second: a sticker falls through a phone's screen in 1.4 s. */
const STRONGEST = 900;

/** How much of "down" goes through the screen of a phone that is held above somebody's face. */
const OVERHEAD = 0.7;

const radians = (degrees) => (degrees * Math.PI) / 180;

/**
 * Where down is, as a unit vector in the axes of the phone: x to the right and y to the top of its
 * screen, z out of it.
 *
 * @param {{beta: number, gamma: number}} orientation Degrees, as in a `DeviceOrientationEvent`.
 * @returns {{x: number, y: number, z: number}}
 */
export function downVector({ beta, gamma }) {
  const front = radians(beta);
  const side = radians(gamma);
  return {
    x: Math.cos(front) * Math.sin(side),
    y: -Math.sin(front),
    z: -Math.cos(front) * Math.cos(side),
  };
}

const dot = (one, other) => one.x * other.x + one.y * other.y + one.z * other.z;

/**
 * The angle between two unit vectors.
 *
 * @returns {number} Degrees.
 */
export function angleBetween(one, other) {
  return (Math.acos(Math.min(Math.max(dot(one, other), -1), 1)) * 180) / Math.PI;
}

/**
 * How far a phone leans out of a pose, on its screen: the sine of the angle, towards the side that
 * is lower than in the pose.
 *
 * Both vectors are turned, by the shortest way, so that the pose lies flat; what is left of down
 * in the plane of the screen is the lean. So it is the same for a phone on a table, in a hand and
 * upright.
 *
 * @param {{x: number, y: number, z: number}} down
 * @param {{x: number, y: number, z: number}} pose Down in the pose.
 * @param {number} screenAngle Degrees by which the phone was turned counterclockwise for what it
 *   shows, as in `screen.orientation.angle`.
 * @returns {{x: number, y: number}} x to the right and y to the bottom of what it shows.
 */
export function leanFrom(down, pose, screenAngle) {
  const flat = pose.z > OVERHEAD ? 1 : -1; // the way down goes through the screen in the flat pose
  const share = (dot(pose, down) + flat * down.z) / (1 + flat * pose.z);
  const x = down.x - share * pose.x;
  const y = share * pose.y - down.y;
  const cos = Math.cos(radians(screenAngle));
  const sin = Math.sin(radians(screenAngle));
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/**
 * Gravity for a lean: none in the dead zone, and from its edge on more and more.
 *
 * @param {{x: number, y: number}} lean
 * @returns {{x: number, y: number}} Pixels per second, per second.
 */
export function gravityFor({ x, y }) {
  const size = Math.hypot(x, y);
  const least = Math.sin(radians(DEAD_ZONE));
  if (size <= least) return { x: 0, y: 0 };
  const strength = Math.min((size - least) / (Math.sin(radians(FULL_LEAN)) - least), 1);
  return { x: (x / size) * strength * STRONGEST, y: (y / size) * strength * STRONGEST };
}
