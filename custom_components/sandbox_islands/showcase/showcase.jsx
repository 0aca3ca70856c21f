import { useEffect, useRef, useState } from "react";
import { Numbers } from "../motion/radioGroup.jsx";
import { useLazyComponent } from "../motion/useLazyComponent.js";
import { useMedia } from "../motion/useMedia.js";
import { useMotion } from "../motion/useMotion.js";
import { Picture, pictureProps } from "../picture/picture.jsx";
import { Carousel } from "./carousel.js";

const loadSlideIn = () => import("./slideIn.jsx");

const WIDE = "(min-width: 1600px)";
/** Where five phones have room side by side, so that nothing is left to choose; as in showcase.css. */
const ROOMY = "(min-width: 1280px)";

/** Makes a row a carousel where it is enabled; returns the active index, and what selects another. */
function useCarousel(row, { enabled, smooth }) {
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

/**
 * Phones side by side: all at once where there is room, a carousel with one active elsewhere.
 *
 * @param {object} props See README.md.
 */
export function Showcase({ title, name, pictures, captions = [] }) {
  const row = useRef(null);
  const isHydrated = useMedia("all");
  const isRoomy = useMedia(ROOMY);
  const isWide = useMedia(WIDE);
  const mayMove = useMotion();
  const SlideIn = useLazyComponent(loadSlideIn, isWide && mayMove);
  const [active, select] = useCarousel(row, { enabled: !isRoomy, smooth: mayMove });
  return (
    <div className="showcase">
      <h2 className="page-section__title wrap">{title}</h2>
      {/* It scrolls natively only before hydration; then the keyboard has to reach it. */}
      <ul className="phones" ref={row} aria-label={title} tabIndex={isHydrated ? undefined : 0}>
        {pictures.map((picture, index) => (
          <li key={index} data-active={index === active}>
            <figure>
              <div className="phone">
                <Picture {...pictureProps(picture)} />
              </div>
              {captions[index] && <figcaption>{captions[index]}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <div className="showcase__foot wrap">
        {captions.some(Boolean) && (
          <p className="visually-hidden" aria-live="polite">
            {captions[active]}
          </p>
        )}
        <Numbers
          legend={title}
          name={name}
          count={pictures.length}
          current={active}
          onChoose={select}
        />
      </div>
      {SlideIn && <SlideIn row={row} />}
    </div>
  );
}
