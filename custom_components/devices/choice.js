/** From the narrowest to the widest, as scrolling shows them. */
export const DEVICES = ["mobile", "tablet", "desktop"];

/** Scroll distance of the pinned stage, in CSS pixels. */
export const PIN_LENGTH = 3000;

/** Where the stage is pinned. */
export const WIDE = "(min-width: 1600px)";

/** The widest viewport, in CSS pixels, that counts as each device. */
export const MOST = { mobile: 767, tablet: 1023 };

const SHARES = [33, 66, 100];

/**
 * Returns the device that suits a viewport.
 * @param {number} width In CSS pixels.
 */
export function deviceAtWidth(width) {
  return DEVICES.find((device) => width <= (MOST[device] ?? Infinity));
}

/**
 * Returns the device shown at a point of the pinned scroll.
 * @param {number} progress 0 to 1; 0.33 is still the first device, 0.34 the second.
 */
export function deviceAtProgress(progress) {
  return DEVICES[SHARES.findIndex((share) => Math.round(progress * 100) <= share)];
}

/**
 * Returns the middle of a device's part of the pinned scroll.
 * @param {string} device One of `DEVICES`.
 */
export function progressOf(device) {
  return (DEVICES.indexOf(device) + 0.5) / DEVICES.length;
}
