import { progressOf } from "./progress.js";

/**
 * For browsers without scroll-driven animations: the stylesheet holds every animation at --p, and
 * scrolling sets it.
 */
function animateByScroll() {
  const show = document.querySelector(".show");
  const acts = [...document.querySelectorAll(".act")];
  let frame;

  function update() {
    frame = undefined;
    const { top, height } = show.getBoundingClientRect();
    const { whole, each } = progressOf(-top, height - innerHeight, acts.length);
    show.style.setProperty("--p", whole);
    acts.forEach((act, i) => act.style.setProperty("--p", each[i]));
  }
  const requestUpdate = () => {
    frame ??= requestAnimationFrame(update);
  };
  addEventListener("scroll", requestUpdate, { passive: true });
  addEventListener("resize", requestUpdate);
  update();
}

if (!CSS.supports("animation-timeline: view()")) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("pinned.css", import.meta.url);
  sheet.media = "screen and (prefers-reduced-motion: no-preference)";
  sheet.addEventListener("load", animateByScroll);
  document.head.append(sheet);
}
