import { cloneElement, useEffect, useRef, useState } from "react";
import SlickModule from "react-slick";
import { Numbers } from "../motion/numbers.jsx";
import { useMedia } from "../motion/useMedia.js";
import { Picture } from "../picture/picture.jsx";

// In the server's build the default export arrives wrapped.
const Slick = SlickModule.default ?? SlickModule;
const SPEED = 500;

// react-slick cancels the end of a swipe even when the browser has already taken the touch, which
// only earns a warning.
const spareTheConsole = ({ nativeEvent }) => {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => {};
};

/**
 * Pictures in one frame, chosen by number, by arrow keys or by a swipe.
 *
 * @param {object} props See README.md.
 */
export function ImageSlider({ title, name, images }) {
  const slick = useRef(null);
  const [current, setCurrent] = useState(0);
  const [awake, setAwake] = useState(false);
  const still = useMedia("(prefers-reduced-motion: reduce)");

  useEffect(() => setAwake(true), []);

  const choose = (index) => {
    setCurrent(index);
    slick.current.slickGoTo(index);
  };

  const slides = images.map((image, index) => (
    <div className="image-slider__slide" key={index}>
      <div className="screenshot">
        <Picture {...image} />
      </div>
    </div>
  ));

  return (
    <div className="image-slider" data-current={current + 1}>
      <div className="image-slider__frame" onTouchEndCapture={spareTheConsole}>
        <div className="rings" />
        {awake ? (
          <Slick
            ref={slick}
            infinite={false}
            arrows={false}
            accessibility={false}
            waitForAnimate={false}
            speed={still ? 0 : SPEED}
            beforeChange={(_, next) => setCurrent(next)}
          >
            {slides.map((slide, index) => cloneElement(slide, { inert: index !== current }))}
          </Slick>
        ) : (
          <Row>{slides}</Row>
        )}
      </div>
      <div className="image-slider__foot">
        <p aria-live="polite">{images[current].alt}</p>
        <Numbers legend={title} name={name} count={images.length} current={current} onChoose={choose} />
      </div>
    </div>
  );
}

// What slick makes of its slides, but none is hidden from a screen reader: asleep, or without
// JavaScript, nothing could bring it back.
function Row({ children }) {
  return (
    <div className="slick-slider">
      <div className="slick-list">
        <div className="slick-track">
          {children.map((slide) => (
            <div className="slick-slide" key={slide.key}>
              {slide}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
