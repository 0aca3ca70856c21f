// The only script before first paint: theme, touch, menu, year, two measured heights.
// It listens on the document, so that it neither waits for the page nor minds hydration.
(() => {
  const root = document.documentElement;
  const $ = (selector) => document.querySelector(selector);
  root.dataset.js = "";
  if ("ontouchstart" in window) root.dataset.touch = "";

  const dark = () =>
    root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
  const remember = (theme) => {
    root.dataset.theme = theme;
    try {
      localStorage.setItem("theme", theme);
    } catch {
      // Storage is forbidden: the choice holds for this page.
    }
  };
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Storage is forbidden: the system decides.
  }

  // What waits for the first paint: lazy pictures, drawings of other files, the pictures of a gate.
  const painted = () => {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", painted);
    root.dataset.painted = "";
    for (const use of document.querySelectorAll("[data-late]:not([href])"))
      use.href.baseVal = use.dataset.late;
    document.dispatchEvent(new Event("painted"));
  };
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  // In the background nothing is painted, and some browsers do not tell.
  addEventListener("load", () => setTimeout(painted, document.hidden ? 0 : 1000));

  const isOpen = () => $(".menu-toggle")?.getAttribute("aria-expanded") === "true";
  const setMenu = (open) => {
    const toggle = $(".menu-toggle");
    toggle?.setAttribute("aria-expanded", open);
    toggle?.classList.toggle("is-active", open);
    $(".header")?.classList.toggle("is-active", open);
  };

  addEventListener("click", ({ target }) => {
    if (target.closest(".theme-toggle")) remember(dark() ? "light" : "dark");
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
    new ResizeObserver(() => {
      for (const part of ["header", "footer"]) {
        const height = $(`.${part}`)?.offsetHeight;
        if (height) root.style.setProperty(`--${part}-height`, `${height}px`);
      }
    }).observe(document.body);
    const year = new Date().getFullYear();
    for (const it of document.querySelectorAll("[data-year]")) it.textContent = year;
  });
})();
