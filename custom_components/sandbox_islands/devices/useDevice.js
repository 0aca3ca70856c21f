import { useState } from "react";
import { useMedia } from "../motion/useMedia.js";
import { useMotion } from "../motion/useMotion.js";
import { PIN_LENGTH, progressOfDevice } from "./pinnedScroll.js";

/** Media query of the screens on which the section is pinned; its width stands in motion.css, too. */
const PINNED = "(min-width: 1600px)";

/** Returns the device that the viewport's width calls for; the phone in the first render. */
function useDeviceOfViewport() {
  const isMobile = useMedia("(max-width: 767px)", true);
  const isTablet = useMedia("(max-width: 1023px)", true);
  if (isMobile) return "mobile";
  return isTablet ? "tablet" : "desktop";
}

function scrollToDevice(root, device) {
  const start = root.getBoundingClientRect().top + scrollY;
  scrollTo({ top: start + PIN_LENGTH * progressOfDevice(device), behavior: "smooth" });
}

/**
 * Determines which device is in front. While pinned the scroll position decides; otherwise the
 * visitor's choice, else the viewport's width. A choice is dropped when the width calls for another
 * device, and does not return with the width.
 *
 * @param {{current: HTMLElement}} root The element that is scrolled past.
 * @returns {{device: string, isPinned: boolean, choose: (device: string) => void,
 *   setScrolled: (device: string) => void}} `setScrolled` sets the device for the scroll position.
 */
export function useDevice(root) {
  const ofViewport = useDeviceOfViewport();
  const isPinned = useMotion(PINNED);
  const [scrolled, setScrolled] = useState("mobile");
  // The choice, and which device the window had when it was made.
  const [chosen, setChosen] = useState({ ofViewport, device: ofViewport });
  // A choice is dropped during rendering, so that no frame shows it.
  if (chosen.ofViewport !== ofViewport) setChosen({ ofViewport, device: ofViewport });
  return {
    device: isPinned ? scrolled : chosen.device,
    isPinned,
    choose: (device) =>
      isPinned ? scrollToDevice(root.current, device) : setChosen({ ofViewport, device }),
    setScrolled,
  };
}
