const TENSION = 0.16;
const FRICTION = 0.975;
const STILL = 0.05;

/**
 * The surface of a liquid as a row of coupled springs.
 *
 * @param {number} count Springs from wall to wall.
 */
export function createSurface(count) {
  const heights = new Float32Array(count);
  const speeds = new Float32Array(count);

  return {
    heights,
    get still() {
      return heights.every((height, i) => Math.abs(height) + Math.abs(speeds[i]) < STILL);
    },
    /**
     * Pushes the surface around one place.
     * @param {number} at From 0 (left wall) to 1 (right wall).
     * @param {number} force Downwards, in px a step.
     */
    push(at, force) {
      const middle = at * (count - 1);
      for (let i = 0; i < count; i += 1) speeds[i] += force * Math.exp(-((i - middle) ** 2) / 5);
    },
    /** Advances a sixtieth of a second; waves are reflected by the walls. */
    step() {
      const mean = heights.reduce((sum, height) => sum + height, 0) / count;
      for (let i = 0; i < count; i += 1) {
        const left = heights[Math.max(i - 1, 0)];
        const right = heights[Math.min(i + 1, count - 1)];
        const pull = (left + right - 2 * heights[i]) * TENSION * 2 - (heights[i] - mean) * 0.004;
        speeds[i] = (speeds[i] + pull) * FRICTION;
      }
      for (let i = 0; i < count; i += 1) heights[i] += speeds[i] - mean * 0.2;
    },
    /** Makes it flat at once. */
    flatten() {
      heights.fill(0);
      speeds.fill(0);
    },
  };
}
