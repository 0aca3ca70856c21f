import { useEffect, useRef, useState } from "react";
import { Row } from "./row.js";

/**
 * Which phone of a row is active.
 *
 * @param {{current: HTMLElement}} element The row.
 * @param {object} options
 * @param {boolean} options.on Off where all phones are shown at once.
 * @param {boolean} options.smooth Whether the row may glide.
 * @returns {[number, (index: number) => void]} The active index, and how to choose another.
 */
export function useRow(element, { on, smooth }) {
  const [active, setActive] = useState(0);
  const latest = useRef(active);
  const row = useRef(null);

  useEffect(() => {
    if (!on) return;
    const tell = (index) => {
      latest.current = index;
      setActive(index);
    };
    row.current = new Row(element.current, { active: latest.current, smooth, tell });
    return () => row.current.destroy();
  }, [element, on, smooth]);

  return [active, (index) => row.current.go(index)];
}
