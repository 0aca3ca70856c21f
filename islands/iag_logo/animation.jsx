import { useRef } from "react";
import { gsap, useGSAP } from "../motion/gsap.js";

const WATER_CENTRE = "420 350";
const FALL = { x: -72, y: 252 }; // how far a drop falls, in the drawing's units

/** Each drop falls out of the picture, comes in again above and ends where it began. */
function rain(drops) {
  const timeline = gsap.timeline();
  drops.forEach((drop, i) => {
    const fall = gsap.timeline({ repeat: 3, delay: (i % 5) * 0.11 });
    fall
      .to(drop, { ...FALL, opacity: 0, duration: 0.34, ease: "power1.in" })
      .set(drop, { x: -FALL.x, y: -FALL.y })
      .to(drop, { x: 0, y: 0, opacity: 1, duration: 0.4, ease: "power1.out" });
    timeline.add(fall, 0);
  });
  return timeline;
}

/** A stroke that grows, fades out, and appears again as it was. */
const ripple = (scale) => ({
  keyframes: [
    { scale, opacity: 0, duration: 0.7, ease: "power2.out" },
    { scale: 0.2, duration: 0 },
    { scale: 1, opacity: 1, duration: 0.6, ease: "power2.out" },
  ],
  transformOrigin: "50% 50%",
});

/**
 * Four seconds of rain: the water falls back and rises, the roofs rock, the letters jump. It starts
 * and ends with the drawing at rest.
 */
function createTimeline(root) {
  const all = (name) => root.querySelectorAll(`.iag-logo__${name}`);
  gsap.set(all("water"), { svgOrigin: WATER_CENTRE });
  return gsap
    .timeline()
    .add(rain([...all("rain path")]), 0)
    .to(all("water"), { scale: 0.66, rotation: -5, duration: 0.8, stagger: { each: 0.06, from: "end" }, ease: "power2.inOut" }, 0)
    .to(all("water"), { scale: 1, rotation: 0, duration: 2, stagger: 0.14, ease: "elastic.out(1, 0.6)" }, 1)
    .to(all("splash"), { ...ripple(2.4), stagger: 0.18 }, 0.2)
    .to(all("roof"), { rotation: 9, scale: 0.86, transformOrigin: "50% 50%", duration: 0.6, stagger: 0.05, ease: "power2.inOut" }, 0.2)
    .to(all("roof"), { rotation: 0, scale: 1, duration: 1.9, stagger: 0.08, ease: "elastic.out(1.2, 0.3)" }, 1.1)
    .to(all("wave"), { ...ripple(1.3), stagger: 0.07 }, 1.1)
    .to(all("letter"), { y: -46, scale: 1.16, transformOrigin: "50% 80%", duration: 0.5, stagger: 0.14, ease: "power2.out" }, 0.5)
    .to(all("letter"), { y: 0, scale: 1, duration: 0.9, stagger: 0.14, ease: "bounce.out" }, 1.1);
}

/**
 * Plays the animation when mounted, and a button over the drawing replays it on hover, focus or
 * press.
 *
 * @param {object} props
 * @param {{current: HTMLElement}} props.root Holds the drawing.
 * @param {string} props.label Name of the button.
 */
export default function Animation({ root, label }) {
  const timeline = useRef(null);
  const replay = () => timeline.current.isActive() || timeline.current.restart();

  useGSAP(
    () => {
      timeline.current = createTimeline(root.current);
    },
    { scope: root },
  );

  return (
    <button
      type="button"
      className="iag-logo__replay"
      aria-label={label}
      onClick={replay}
      onPointerEnter={replay}
      onFocus={replay}
    />
  );
}
