import { createBin } from "./bin.js";

/** The stage's size in CSS pixels. */
export function sizeOf(element) {
  return { width: element.clientWidth, height: element.clientHeight };
}

/**
 * The boxes of what lies in front of the sprites: whatever the page marks with
 * `data-playground-cover`.
 *
 * @param {Element} element Anything that fills the stage.
 * @returns {{left: number, top: number, right: number, bottom: number}[]}
 */
export function coversOf(element) {
  const { left, top } = element.getBoundingClientRect();
  const stage = element.closest("[data-playground-stage]") ?? element.closest("[data-playground]");
  return Array.from(stage.querySelectorAll("[data-playground-cover]"), (cover) => {
    const box = cover.getBoundingClientRect();
    return {
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    };
  });
}

/**
 * Tells when a page may have changed between light and dark, by the system's wish or its own.
 *
 * @param {() => void} changed
 * @returns {() => void} Undoes it.
 */
export function watchTheme(changed) {
  const bin = createBin();
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true });
  bin.add(() => observer.disconnect());
  bin.listen(matchMedia("(prefers-color-scheme: dark)"), "change", changed);
  return bin.empty;
}

/**
 * Tells when a stage has another size or sharpness than before, and when the dust has settled.
 *
 * @param {Element} element
 * @param {(size: {width: number, height: number}) => void} changed
 * @param {() => void} settled
 * @returns {() => void} Undoes it.
 */
export function watchSize(element, changed, settled) {
  const bin = createBin();
  const state = () => Object.values({ ...sizeOf(element), ratio: devicePixelRatio }).join();
  let before = state();
  let timer;

  function check() {
    if (state() === before) return;
    before = state();
    changed(sizeOf(element));
    clearTimeout(timer);
    timer = setTimeout(settled, 150);
  }

  const observer = new ResizeObserver(check);
  observer.observe(element);
  bin.add(() => observer.disconnect());
  bin.add(() => clearTimeout(timer));
  bin.listen(window, "resize", check);
  return bin.empty;
}
