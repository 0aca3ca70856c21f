/**
 * Tells the width of an element, now and whenever it changes, in either direction.
 *
 * @param {Element} element What is measured, with its padding.
 * @param {(width: number) => void} tell Gets the width in CSS pixels.
 * @returns {() => void} Stops it.
 */
export function watchWidth(element, tell) {
  const observer = new ResizeObserver(([{ borderBoxSize }]) => tell(borderBoxSize[0].inlineSize));
  observer.observe(element);
  return () => observer.disconnect();
}
