// Brings the header back when a visitor scrolls up a page of more than two screens. It sets
// `data-header` ("shown" or "hidden") and `--header-covers` (pixels hidden at the top) on <html>.
(() => {
  const LEAST = 8;
  const root = document.documentElement;
  let turn = scrollY; // where the last scroll up began, in pixels
  let quiet = false; // the scroll comes from a link or the Tab key and must not be covered
  const header = () => document.querySelector(".header");
  const set = (state) => {
    if (root.dataset.header === state) return;
    if (state) root.dataset.header = state;
    else delete root.dataset.header;
    const height = state === "shown" && `${header().offsetHeight}px`;
    if (height) root.style.setProperty("--header-covers", height);
    else root.style.removeProperty("--header-covers");
  };
  const hide = () => root.dataset.header === "shown" && set("hidden");
  const isUsed = () => header().matches(".is-active, :has(:focus-visible)");
  const hasRoom = () => scrollY > header().offsetHeight && root.scrollHeight > 2 * innerHeight;
  const onScroll = () => {
    if (!header()) return;
    if (scrollY <= 0) set();
    else if (scrollY > turn && !isUsed()) hide();
    if (!quiet && turn - scrollY > LEAST && hasRoom()) set("shown");
    if (scrollY > turn || root.dataset.header === "shown") turn = scrollY;
  };
  const stopQuiet = () => {
    quiet = false;
    turn = scrollY;
  };
  addEventListener("scroll", onScroll, { passive: true });
  for (const type of ["scrollend", "wheel", "touchstart"]) {
    addEventListener(type, () => quiet && stopQuiet(), { passive: true });
  }
  addEventListener("click", ({ target }) => {
    if (!target.closest?.("a[href*='#']")) return;
    quiet = true;
    hide();
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Tab") quiet = true;
    else if (quiet) stopQuiet();
  });
  addEventListener("focusin", ({ target }) => {
    const isInHeader = header()?.contains(target);
    if (isInHeader && root.dataset.header) set("shown");
    if (!isInHeader && quiet) hide();
  });
})();
