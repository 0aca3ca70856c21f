// Fades the scroll cue out over the first pixels of scrolling. A scroll timeline of CSS would not
// run in Firefox, nor with reduced motion, where a fade is allowed.
(() => {
  const STEPS = 20;
  const range = document.querySelector(".scroll-cue__range");
  const { style } = range.previousElementSibling;
  const fade = (entries) => {
    const shown = entries.at(-1).intersectionRatio;
    style.opacity = shown < 1 ? shown : "";
    style.display = shown ? "" : "none";
  };
  const threshold = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  new IntersectionObserver(fade, { threshold }).observe(range);
})();
