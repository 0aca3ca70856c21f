import { cloneElement, useEffect, useRef, useState } from "react";
import SlickModule from "react-slick";
import { direction } from "../motion/direction.js";
import { Numbers } from "../motion/radioGroup.jsx";
import { useMedia } from "../motion/useMedia.js";
import { Picture, pictureProps } from "../picture/picture.jsx";

// In the server build the default export is wrapped in an object.
const Slick = SlickModule.default ?? SlickModule;
const DURATION = 500; // ms
const LEAST_FILLED = 0.75; // of the frame's height, by its widest picture

// react-slick calls preventDefault on every touchend, also where the browser already scrolls and the
// event cannot be cancelled; the browser would only log a warning.
const suppressCancelWarning = ({ nativeEvent }) => {
  if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => {};
};

/**
 * Pictures in one frame, chosen by number, by arrow keys or by a swipe.
 *
 * @param {object} props See README.md.
 */
export function ImageSlider({ title, name, images: given }) {
  const images = given.map(pictureProps);
  const root = useRef(null);
  const slick = useRef(null);
  const hadFocus = useRef(false);
  const [current, setCurrent] = useState(0);
  const isHydrated = useMedia("all");
  const reducesMotion = useMedia("(prefers-reduced-motion: reduce)");

  // A focus on the static slides goes with them when they are replaced; the chosen number gets it.
  useEffect(() => {
    if (hadFocus.current) root.current.querySelector(":checked").focus({ preventScroll: true });
    hadFocus.current = document.activeElement === root.current.querySelector(".slick-list");
  }, [isHydrated]);

  // react-slick moves from left to right: from right to left it gets the slides the other way round.
  const isReversed = isHydrated && direction(document.documentElement) < 0;
  const place = (index) => (isReversed ? images.length - 1 - index : index);

  const select = (index) => {
    setCurrent(index);
    slick.current.slickGoTo(place(index));
  };

  // A tall picture is narrower than the frame, so that a wide one is not lost in it.
  const ratios = images.map(({ width, height }) => width / height || 1);
  const ratio = Math.max(Math.min(...ratios), LEAST_FILLED * Math.max(...ratios));

  const slides = images.map((image, index) => (
    <div className="image-slider__slide" key={index}>
      <div className="screenshot" style={{ "--share": ratios[index] / ratio }}>
        <Picture {...image} />
      </div>
    </div>
  ));

  return (
    <div className="image-slider" ref={root} data-current={current + 1}>
      <div className="image-slider__frame" onTouchEndCapture={suppressCancelWarning}>
        <div className="rings" />
        {isHydrated ? (
          <Slick
            ref={slick}
            infinite={false}
            arrows={false}
            accessibility={false}
            waitForAnimate={false}
            speed={reducesMotion ? 0 : DURATION}
            initialSlide={place(0)}
            beforeChange={(_, next) => setCurrent(place(next))}
          >
            {images.map((_, index) =>
              cloneElement(slides[place(index)], { inert: place(index) !== current }),
            )}
          </Slick>
        ) : (
          <StaticSlides title={title}>{slides}</StaticSlides>
        )}
      </div>
      <div className="image-slider__foot">
        <p aria-live="polite">{images[current].alt}</p>
        <Numbers legend={title} name={name} count={images.length} current={current} onChoose={select} />
      </div>
    </div>
  );
}

// The markup that react-slick renders, but no slide is hidden from screen readers: before hydration
// and without JavaScript nothing could show it again. The list scrolls natively then, so the
// keyboard has to reach it.
function StaticSlides({ title, children }) {
  return (
    <div className="slick-slider">
      <section className="slick-list" aria-label={title} tabIndex={0}>
        <div className="slick-track">
          {children.map((slide) => (
            <div className="slick-slide" key={slide.key}>
              {slide}
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
