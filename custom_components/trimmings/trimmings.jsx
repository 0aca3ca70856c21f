import { useEffect, useRef, useState } from "react";
import { watchWidth } from "./width.js";

/**
 * Stickers along a ribbon, while there is room for them.
 *
 * @param {object} props
 * @param {string[]} props.stickers Addresses of the drawings, from top to bottom.
 * @param {number} props.above Measured width in CSS pixels that has to be exceeded.
 */
export function Trimmings({ stickers, above }) {
  const place = useRef(null);
  const [roomy, setRoomy] = useState(false);

  useEffect(
    () => watchWidth(place.current.closest("[data-measured]"), (width) => setRoomy(width > above)),
    [above],
  );

  return (
    <div className="trimmings" ref={place} aria-hidden="true">
      {roomy && <Ribbon swings={stickers.length} />}
      {roomy && stickers.map((src) => <img key={src} src={src} alt="" width="200" height="200" />)}
    </div>
  );
}

function Ribbon({ swings }) {
  const side = (index) => (index % 2 ? 68 : 40);
  const bends = Array.from({ length: swings - 1 }, (_, index) => {
    const [from, to, top] = [side(index), side(index + 1), 50 + index * 100];
    return `C${from} ${top + 60} ${to} ${top + 40} ${to} ${top + 100}`;
  });
  return (
    <svg viewBox={`0 0 100 ${swings * 100}`} preserveAspectRatio="none">
      <path d={`M${side(0)} 50${bends.join("")}`} />
    </svg>
  );
}
