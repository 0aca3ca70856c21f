import { useRef } from "react";
import { Numbers } from "../motion/numbers.jsx";
import { useLate } from "../motion/useLate.js";
import { useMedia } from "../motion/useMedia.js";
import { useMotion } from "../motion/useMotion.js";
import { Picture } from "../picture/picture.jsx";
import { useRow } from "./useRow.js";

const loadSlide = () => import("./slide.jsx");

const WIDE = "(min-width: 1600px)";

/**
 * Phones side by side: all at once where there is room, one of them active where there is not.
 *
 * @param {object} props See README.md.
 */
export function Showcase({ title, name, pictures }) {
  const row = useRef(null);
  const wide = useMedia(WIDE);
  const moves = useMotion();
  const Slide = useLate(loadSlide, wide && moves);
  const [active, choose] = useRow(row, { on: !wide, smooth: moves });
  return (
    <div className="showcase">
      <h2 className="page-section__title wrap">{title}</h2>
      <ul className="phones" ref={row} aria-label={title}>
        {pictures.map((picture, index) => (
          <li key={index} data-active={index === active}>
            <div className="phone">
              <Picture {...picture} />
            </div>
          </li>
        ))}
      </ul>
      <div className="showcase__foot wrap">
        <p className="lead" aria-live="polite">
          {pictures[active].alt}
        </p>
        <Numbers
          legend={title}
          name={name}
          count={pictures.length}
          current={active}
          onChoose={choose}
        />
      </div>
      {Slide && <Slide row={row} />}
    </div>
  );
}
