// Fades the logos in once the grid is seen. Runs right after the grid, so that they are hidden before
// they are painted, also for visitors who jump to them.
(() => {
  const grid = document.currentScript.previousElementSibling;
  const show = (entries, observer) => {
    if (!entries.at(-1).isIntersecting) return;
    grid.dataset.seen = true;
    observer.disconnect();
  };
  grid.dataset.seen = false;
  new IntersectionObserver(show, { rootMargin: "0px 0px -15%" }).observe(grid);
})();
