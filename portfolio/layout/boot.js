// Before the first paint: touch, menu, and what waits for it.
// Events are handled on the document, so that it works before the page is complete and is not
// affected by hydration.
(() => {
  const { dataset: page } = document.documentElement;
  const $ = (selector) => document.querySelector(selector);
  const $$ = (selector) => document.querySelectorAll(selector);
  page.js = "";
  if ("ontouchstart" in window) page.touch = "";

  // What waits for the first paint: lazy pictures, and styles of what lies below the first screen;
  // then the preloader, and drawings, scripts and styles for print, which are files.
  let styles = $("link[disabled]:not([media])");
  const start = () => {
    for (const it of $$("link[disabled]")) it.disabled = false;
    for (const it of $$("[data-deferred]:not([href], [src])"))
      it.setAttribute(it.matches("script") ? "src" : "href", it.dataset.deferred);
    dispatchEvent(new Event("painted"));
  };
  const styled = () => {
    styles = null;
    delete page.unstyled;
    if ("painted" in page) start();
  };
  const loadStyles = () => {
    styles.onload = styled;
    styles.onerror = () => {
      styles.onerror = styled;
      styles.href += "?again"; // the network may be back
    };
    styles.disabled = false;
  };
  const painted = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", painted);
    page.painted = "";
    if (!styles) start();
    else if (styles.disabled) loadStyles();
  };
  // A visit that begins elsewhere than at the top needs all styles to find its place; from here,
  // in the head, they block the first paint. Only the entry's name keeps a `#:~:text=`.
  if (styles) {
    const [visit] = performance.getEntriesByType("navigation");
    if (visit?.type !== "navigate" || visit.name.includes("#")) loadStyles();
    else page.unstyled = "";
  }
  new PerformanceObserver(painted).observe({ type: "paint" });
  // A page in the background is not painted, and some browsers do not report the paint.
  addEventListener("load", () => setTimeout(painted, document.hidden ? 0 : 1000));

  const isOpen = () => $(".menu-toggle.is-active");
  const setMenu = (open) => {
    $(".menu-toggle")?.setAttribute("aria-expanded", open);
    for (const it of $$(".menu-toggle, .header")) it.classList.toggle("is-active", open);
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
})();
