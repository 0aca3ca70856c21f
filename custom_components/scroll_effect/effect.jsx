import { useGSAP } from "../motion/gsap.js";
import { refreshOnResize } from "../motion/refreshOnResize.js";
import * as effects from "./effects.js";

/**
 * Runs a scroll effect while it is mounted; renders nothing.
 *
 * @param {object} props
 * @param {{current: HTMLElement}} props.anchor An element inside the section.
 * @param {string} props.effect Name of a function in `effects.js`.
 * @param {number} props.refreshPriority
 */
export default function Effect({ anchor, effect, refreshPriority }) {
  useGSAP(() => {
    effects[effect](anchor.current.closest("section"), refreshPriority);
    return refreshOnResize();
  });
  return null;
}
