/**
 * Calls once when an element is in view or less than half a screen away.
 *
 * @param {Element} element
 * @param {() => void} call
 * @returns {() => void} Stops waiting.
 */
export function whenNear(element, call) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      call();
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
