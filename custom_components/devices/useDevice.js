import { useState } from "react";
import { useMedia } from "../motion/useMedia.js";
import { useMotion } from "../motion/useMotion.js";
import { MOST, WIDE, deviceAtWidth, progressOf, PIN_LENGTH } from "./choice.js";

function useWidth() {
  const mobile = useMedia(`(max-width: ${MOST.mobile}px)`, true);
  const tablet = useMedia(`(max-width: ${MOST.tablet}px)`, true);
  return mobile ? MOST.mobile : tablet ? MOST.tablet : Infinity;
}

function scrollToDevice(root, device) {
  const start = root.getBoundingClientRect().top + scrollY;
  scrollTo({ top: start + PIN_LENGTH * progressOf(device), behavior: "smooth" });
}

/**
 * Which device stands in the middle: the scroll decides while pinned, else a choice, else the
 * width. A choice is forgotten when the width calls for another device.
 *
 * @param {{current: HTMLElement}} root The element that scrolls by.
 * @returns {{device: string, pinned: boolean, choose: (device: string) => void,
 *   show: (device: string) => void}} `show` is for the scroll to say where it is.
 */
export function useDevice(root) {
  const fitting = deviceAtWidth(useWidth());
  const pinned = useMotion(WIDE);
  const [shown, show] = useState("mobile");
  const [choice, setChoice] = useState({});
  const chosen = choice.fitting === fitting ? choice.device : fitting;
  return {
    device: pinned ? shown : chosen,
    pinned,
    choose: (device) =>
      pinned ? scrollToDevice(root.current, device) : setChoice({ device, fitting }),
    show,
  };
}
