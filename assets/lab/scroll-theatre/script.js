import { shares } from "./shares.js";

/**
 * Runs the theatre where the browser has no scroll-driven animations: the same stylesheet holds
 * every animation at --p, and scrolling sets it.
 */
function direct() {
  const show = document.querySelector(".show");
  const acts = [...document.querySelectorAll(".act")];
  let frame;

  function update() {
    frame = undefined;
    const { top, height } = show.getBoundingClientRect();
    const { whole, each } = shares(-top, height - innerHeight, acts.length);
    show.style.setProperty("--p", whole);
    acts.forEach((act, i) => act.style.setProperty("--p", each[i]));
  }
  const wake = () => {
    frame ??= requestAnimationFrame(update);
  };
  addEventListener("scroll", wake, { passive: true });
  addEventListener("resize", wake);
  update();
}

if (!CSS.supports("animation-timeline: view()")) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("pinned.css", import.meta.url);
  sheet.media = "(prefers-reduced-motion: no-preference)";
  sheet.addEventListener("load", direct);
  document.head.append(sheet);
}
