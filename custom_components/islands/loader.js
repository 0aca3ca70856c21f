// Stands at the end of a page with islands. Fetches the runtime once the page is painted, and keeps
// the clicks that come before it: the runtime asks for them, once.
{
  const clicks = [];
  const note = (event) => event.isTrusted && clicks.push(event.target);
  addEventListener("click", note, true);
  window.earlyClicks = () => {
    removeEventListener("click", note, true);
    return clicks;
  };
  const stay = (error) => console.warn("The islands stay as they were served:", error);
  let runtime;
  const wake = () => (runtime ??= import("ENTRY").catch(stay));
  new PerformanceObserver(wake).observe({ type: "paint", buffered: true });
  // In the background nothing is painted, and some browsers do not tell.
  addEventListener("load", () => setTimeout(wake, 1000));
}
