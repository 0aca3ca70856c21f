// Once the page is painted, fetches what waited for that: lazy pictures, drawings of other files,
// the pictures behind a gate.
{
  const root = document.documentElement;
  const painted = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", painted);
    if ("painted" in root.dataset) return;
    root.dataset.painted = "";
    for (const use of document.querySelectorAll("[data-late]")) {
      use.setAttribute("href", use.dataset.late);
    }
    document.dispatchEvent(new Event("painted"));
  };
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  // In the background nothing is painted, and some browsers do not tell.
  addEventListener("load", () => setTimeout(painted, document.hidden ? 0 : 1000));
}
