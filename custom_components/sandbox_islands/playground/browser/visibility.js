/**
 * Reports whether an element can be seen: scrolled into view, and in a visible tab. A page that is
 * stored in the back-forward cache is hidden, too. What runs and pauses then, ../controller.js says.
 *
 * @param {Element} element
 * @param {(visible: boolean) => void} onChange Called on every change; hidden is assumed first.
 * @param {() => void} onUnload Called when the page is left and will not be restored.
 * @param {AbortSignal} signal Stops watching.
 */
export function watchVisibility(element, onChange, onUnload, signal) {
  let inView = false;
  let visible = false;

  function update() {
    const now = inView && !document.hidden;
    if (now === visible) return;
    visible = now;
    onChange(now);
  }

  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1).isIntersecting;
    update();
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
  document.addEventListener("visibilitychange", update, { signal });
  const onPageHide = ({ persisted }) => persisted || onUnload();
  window.addEventListener("pagehide", onPageHide, { signal });
}
