/** From the narrowest to the widest, in the order that scrolling shows them. */
export const DEVICES = ["mobile", "tablet", "desktop"];

/** The widest viewport of each device, in CSS pixels; the desktop has none. */
export const MAX_WIDTH = { mobile: 767, tablet: 1023 };

/** Media query of the screens on which the section is pinned. */
export const PINNED = "(min-width: 1600px)";

/**
 * Returns the device for a viewport.
 *
 * @param {number} width In CSS pixels.
 */
export function deviceAtWidth(width) {
  return DEVICES.find((device) => width <= (MAX_WIDTH[device] ?? Infinity));
}
