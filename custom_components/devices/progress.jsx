import { ScrollTrigger, useGSAP } from "../motion/gsap.js";
import { keepMeasured } from "../motion/measured.js";
import { PIN_LENGTH, deviceAtProgress } from "./choice.js";

/**
 * Follows the scroll past the pinned stage; renders nothing. The stylesheet does the pinning.
 *
 * @param {object} props
 * @param {{current: HTMLElement}} props.root
 * @param {(device: string) => void} props.onDevice
 */
export default function Progress({ root, onDevice }) {
  useGSAP(() => {
    const tell = ({ progress }) => onDevice(deviceAtProgress(progress));
    ScrollTrigger.create({
      trigger: root.current,
      start: "top top",
      end: `+=${PIN_LENGTH}`,
      onUpdate: tell,
      onRefresh: tell,
    });
    return keepMeasured();
  });
  return null;
}
