/** True on what can probably be tilted: there are orientation events and a finger as pointer. */
export const isTiltLikely = () =>
  "DeviceOrientationEvent" in window && matchMedia("(pointer: coarse)").matches;
