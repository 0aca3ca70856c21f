import { downVector } from "./lean.js";

/** Milliseconds in which a sensor, if there is one, has reported: phones take less than 300. */
const TIMEOUT = 1500;

/**
 * Asks for the sensor where that needs a permission, as on iOS.
 *
 * Call it in a click, and wait for nothing before: the visitor is not asked otherwise.
 *
 * @returns {Promise<boolean>} True if the sensor may be used.
 */
export async function requestSensor() {
  try {
    const answer = await DeviceOrientationEvent.requestPermission?.();
    return answer === undefined || answer === "granted";
  } catch {
    return false; // it was not called in a click
  }
}

/**
 * Reports where down is, as seen from the phone, whenever the sensor does.
 *
 * @param {(down: {x: number, y: number, z: number}) => void} onDown
 * @param {AbortSignal} signal Stops watching.
 */
export function watchDown(onDown, signal) {
  const onOrientation = (event) => {
    // A computer without a sensor sends one event without angles.
    if (event.beta !== null && event.gamma !== null) onDown(downVector(event));
  };
  window.addEventListener("deviceorientation", onOrientation, { signal });
}

/**
 * Waits for the first report of the sensor.
 *
 * @param {AbortSignal} signal Stops waiting.
 * @returns {Promise<{x: number, y: number, z: number} | null>} Where down is; null if no sensor has
 *   reported in time, or the signal has aborted.
 */
export function firstDown(signal) {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const finish = (down) => {
      clearTimeout(timer);
      waiting.abort();
      resolve(down);
    };
    const timer = setTimeout(() => finish(null), TIMEOUT);
    watchDown(finish, waiting.signal);
    signal.addEventListener("abort", () => finish(null), { signal: waiting.signal });
  });
}
