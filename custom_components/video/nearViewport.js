/**
 * Calls a function once, when an element is in view or less than half a screen away from it.
 *
 * @param {Element} element
 * @param {() => void} callback
 * @returns {() => void} Stops observing.
 */
export function whenNearViewport(element, callback) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
