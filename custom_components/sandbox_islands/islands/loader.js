// Inline script at the end of a page with islands. Imports the runtime after the first paint, and
// records the clicks before that, which the runtime takes over with `window.earlyClicks()`.
{
  const clicks = [];
  const remember = (event) => event.isTrusted && clicks.push(event.target);
  addEventListener("click", remember, true);
  window.earlyClicks = () => {
    removeEventListener("click", remember, true);
    return clicks;
  };
  let runtime;
  const failed = (error) => {
    console.warn("The islands stay as they were served:", error);
    runtime = undefined;
  };
  const load = () => (runtime ??= import("ENTRY").catch(failed));
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  // A page in the background is not painted, and some browsers do not report the paint.
  addEventListener("load", () => setTimeout(load, 1000));
  // Where it did not come, the next touch tries again: the network may be back.
  for (const type of ["pointerdown", "focusin"]) addEventListener(type, load, true);
}
