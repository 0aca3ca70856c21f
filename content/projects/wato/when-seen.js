// A scene plays while half of it is seen, and rests for visitors who asked for rest.
const asksForRest = window.matchMedia("(prefers-reduced-motion: reduce)");

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const plays = isIntersecting && !asksForRest.matches;
      target.classList.toggle("is-playing", plays);
    }
  },
  { threshold: 0.5 },
);

for (const scene of document.querySelectorAll(".scene")) observer.observe(scene);
