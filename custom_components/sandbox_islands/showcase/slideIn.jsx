import { direction } from "../motion/direction.js";
import { gsap, useGSAP } from "../motion/gsap.js";

/**
 * Slides the phones of a row in from the sides as it is scrolled to; renders nothing.
 *
 * @param {object} props
 * @param {{current: HTMLElement}} props.row
 */
export default function SlideIn({ row }) {
  useGSAP(() => {
    const phones = row.current.children;
    const away = () => innerWidth * 0.6 * direction(row.current);
    // From the nearer side; the middle one comes from the start of the row.
    const sideOf = (index) => (index < phones.length / 2 ? -1 : 1);
    gsap.fromTo(
      phones,
      { x: (index) => sideOf(index) * away() },
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
  });
  return null;
}
