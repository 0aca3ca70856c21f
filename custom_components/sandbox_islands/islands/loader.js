// Inline script at the end of a page with islands. Imports the runtime after the first paint, and
// records the clicks before that, which the runtime takes over with `window.earlyClicks()`.
{
  const clicks = [];
  const record = (event) => event.isTrusted && clicks.push(event.target);
  addEventListener("click", record, true);
  window.earlyClicks = () => {
    removeEventListener("click", record, true);
    return clicks;
  };
  const warn = (error) => console.warn("The islands stay as they were served:", error);
  let runtime;
  const load = () => (runtime ??= import("ENTRY").catch(warn));
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  // A page in the background is not painted, and some browsers do not report the paint.
  addEventListener("load", () => setTimeout(load, 1000));
}
