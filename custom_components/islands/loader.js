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
  requestAnimationFrame(() => setTimeout(() => import("ENTRY").catch(stay)));
}
