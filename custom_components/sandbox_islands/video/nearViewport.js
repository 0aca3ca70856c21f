/**
 * Calls a function once, when an element is in view or less than a margin away from it.
 *
 * @param {Element} element
 * @param {() => void} callback
 * @param {string} margin Above and below; CSS lengths or shares of the screen.
 * @returns {() => void} Stops observing.
 */
export function whenNearViewport(element, callback, margin = "50%") {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1).isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
