import { useEffect, useRef, useState } from "react";

/**
 * Stickers along a ribbon, while there is room for them.
 *
 * @param {object} props
 * @param {string[]} props.stickers URLs of the drawings, from top to bottom.
 * @param {number} props.above Width in CSS pixels that the measured one has to exceed.
 */
export function Decorations({ stickers, above }) {
  const root = useRef(null);
  const [fits, setFits] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(([{ borderBoxSize }]) =>
      setFits(borderBoxSize[0].inlineSize > above),
    );
    observer.observe(root.current.closest("[data-measured]"));
    return () => observer.disconnect();
  }, [above]);

  return (
    <div className="decorations" ref={root} aria-hidden="true">
      {fits && <Ribbon count={stickers.length} />}
      {fits && stickers.map((src) => <img key={src} src={src} alt="" width="200" height="200" />)}
    </div>
  );
}

/** A curve that passes each sticker on alternate sides, in a box of 100 by 100 per sticker. */
function Ribbon({ count }) {
  const side = (index) => (index % 2 ? 68 : 40);
  const curves = Array.from({ length: count - 1 }, (_, index) => {
    const [from, to, top] = [side(index), side(index + 1), 50 + index * 100];
    return `C${from} ${top + 60} ${to} ${top + 40} ${to} ${top + 100}`;
  });
  return (
    <svg viewBox={`0 0 100 ${count * 100}`} preserveAspectRatio="none">
      <path d={`M${side(0)} 50${curves.join("")}`} />
    </svg>
  );
}
