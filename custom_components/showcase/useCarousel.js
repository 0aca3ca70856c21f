import { useEffect, useRef, useState } from "react";
import { Carousel } from "./carousel.js";

/**
 * Makes a row of phones a carousel.
 *
 * @param {{current: HTMLElement}} row
 * @param {object} options
 * @param {boolean} options.enabled False where all phones are visible at once.
 * @param {boolean} options.smooth Whether it scrolls smoothly.
 * @returns {[number, (index: number) => void]} The active index, and how to select another.
 */
export function useCarousel(row, { enabled, smooth }) {
  const [active, setActive] = useState(0);
  const latest = useRef(active);
  const carousel = useRef(null);

  useEffect(() => {
    if (!enabled) return undefined;
    const onSelect = (index) => {
      latest.current = index;
      setActive(index);
    };
    carousel.current = new Carousel(row.current, { active: latest.current, smooth, onSelect });
    return () => carousel.current.destroy();
  }, [row, enabled, smooth]);

  return [active, (index) => carousel.current.select(index)];
}
