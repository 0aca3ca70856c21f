import { coverBoxes, coverElements, elementSize } from "./measure.js";

/** Milliseconds without a further change after which a resize counts as finished. */
const DEBOUNCE = 150;

/**
 * Reports changes of an element's size or of the display's pixel ratio. Where stickers are then,
 * `StickerManager.rescale` of ../stickers/ says.
 *
 * @param {Element} element
 * @param {() => void} onResize Called on every change.
 * @param {() => void} onResizeEnd Called once, when 150 ms have passed without another change.
 * @param {AbortSignal} signal Stops watching.
 */
export function watchResize(element, onResize, onResizeEnd, signal) {
  const state = () => Object.values({ ...elementSize(element), ratio: devicePixelRatio }).join();
  let before = state();
  let timer;

  function check() {
    if (state() === before) return;
    before = state();
    onResize();
    clearTimeout(timer);
    timer = setTimeout(onResizeEnd, DEBOUNCE);
  }

  const observer = new ResizeObserver(check);
  observer.observe(element);
  window.addEventListener("resize", check, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

/**
 * Reports what lies in front of the stickers whenever that may have moved: something in front or
 * the stage has another size, or a font has been loaded.
 *
 * @param {HTMLElement} stage
 * @param {(covers: ReturnType<typeof coverBoxes>) => void} onChange
 * @param {AbortSignal} signal Stops watching.
 */
export function watchCovers(stage, onChange, signal) {
  let before = JSON.stringify(coverBoxes(stage));
  function check() {
    const covers = coverBoxes(stage);
    const now = JSON.stringify(covers);
    if (now === before) return;
    before = now;
    onChange(covers);
  }
  const observer = new ResizeObserver(check);
  observer.observe(stage);
  for (const cover of coverElements()) observer.observe(cover);
  document.fonts?.addEventListener("loadingdone", check, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
