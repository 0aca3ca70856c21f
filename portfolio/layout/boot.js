// Before the first paint: touch, menu, year.
// Events are handled on the document, so that it works before the page is complete and is not
// affected by hydration.
(() => {
  const { dataset: page } = document.documentElement;
  const $ = (selector) => document.querySelector(selector);
  const $$ = (selector) => document.querySelectorAll(selector);
  page.js = "";
  if ("ontouchstart" in window) page.touch = "";

  // What waits for the first paint: lazy pictures, the preloader, and drawings, scripts and styles
  // for print, which are files.
  const painted = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", painted);
    page.painted = "";
    for (const it of $$("[data-deferred]:not([href], [src])"))
      it.setAttribute(it.matches("script") ? "src" : "href", it.dataset.deferred);
    document.dispatchEvent(new Event("painted"));
  };
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  // A page in the background is not painted, and some browsers do not report the paint.
  addEventListener("load", () => setTimeout(painted, document.hidden ? 0 : 1000));

  const isOpen = () => $(".menu-toggle")?.getAttribute("aria-expanded") === "true";
  const setMenu = (open) => {
    const toggle = $(".menu-toggle");
    toggle?.setAttribute("aria-expanded", open);
    toggle?.classList.toggle("is-active", open);
    $(".header")?.classList.toggle("is-active", open);
  };

  addEventListener("click", ({ target }) => {
    if (target.closest(".menu-toggle")) setMenu(!isOpen());
    else if (isOpen() && (!target.closest(".nav") || target.closest("a"))) setMenu(false);
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    setMenu(false);
    $(".menu-toggle").focus();
  });
  addEventListener("focusin", ({ target }) => {
    if (isOpen() && !target.closest(".header")) setMenu(false);
  });
  addEventListener("pageshow", () => setMenu(false));

  addEventListener("DOMContentLoaded", () => {
    for (const it of $$("[data-year]"))
      it.textContent = new Date().getFullYear();
  });
})();
