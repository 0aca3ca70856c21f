import { ScrollTrigger, useGSAP } from "../motion/gsap.js";
import { PIN_LENGTH, deviceAtProgress } from "./pinnedScroll.js";

/**
 * Reports the device for the scroll position while the section is pinned; renders nothing. The
 * stylesheet does the pinning.
 *
 * @param {object} props
 * @param {{current: HTMLElement}} props.root
 * @param {(device: string) => void} props.onDevice
 */
export default function ScrollTracker({ root, onDevice }) {
  useGSAP(() => {
    const report = ({ progress }) => onDevice(deviceAtProgress(progress));
    ScrollTrigger.create({
      trigger: root.current,
      start: "top top",
      end: `+=${PIN_LENGTH}`,
      onUpdate: report,
      onRefresh: report,
    });
  });
  return null;
}
