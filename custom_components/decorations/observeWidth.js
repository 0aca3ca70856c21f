/**
 * Reports the width of an element, now and whenever it changes.
 *
 * @param {Element} element Measured with its padding and border.
 * @param {(width: number) => void} onChange Gets the width in CSS pixels.
 * @returns {() => void} Stops observing.
 */
export function observeWidth(element, onChange) {
  const observer = new ResizeObserver(([{ borderBoxSize }]) => onChange(borderBoxSize[0].inlineSize));
  observer.observe(element);
  return () => observer.disconnect();
}
