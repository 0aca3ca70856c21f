import { gsap, useGSAP } from "../motion/gsap.js";
import { keepMeasured } from "../motion/measured.js";
import { sideOf } from "./order.js";

/** Slides the phones of a row in from the sides as it is scrolled to; renders nothing. */
export default function Slide({ row }) {
  useGSAP(() => {
    const phones = row.current.querySelectorAll(".phone");
    gsap.fromTo(
      phones,
      { x: (index) => sideOf(index, phones.length) * innerWidth * 0.6 },
      {
        x: 0,
        ease: "power2.out",
        scrollTrigger: {
          trigger: row.current,
          start: "top bottom",
          end: "center 60%",
          scrub: true,
          invalidateOnRefresh: true,
        },
      },
    );
    return keepMeasured();
  });
  return null;
}
