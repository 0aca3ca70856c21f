/** From the narrowest to the widest, in the order that scrolling shows them. */
export const DEVICES = ["mobile", "tablet", "desktop"];

/** Scroll distance for which the section is pinned, in CSS pixels. */
export const PIN_LENGTH = 3000;

/** Up to which percentage of that distance each device is shown. */
const END_PERCENTAGES = [33, 66, 100];

/**
 * Returns the device shown at a point of the pinned scroll.
 *
 * @param {number} progress 0 to 1; 0.33 is still the first device, 0.34 the second.
 */
export function deviceAtProgress(progress) {
  return DEVICES[END_PERCENTAGES.findIndex((end) => Math.round(progress * 100) <= end)];
}

/**
 * Returns the point of the pinned scroll, 0 to 1, in the middle of a device's part.
 *
 * @param {string} device One of `DEVICES`.
 */
export function progressOfDevice(device) {
  return (DEVICES.indexOf(device) + 0.5) / DEVICES.length;
}
