// Hides the logos of a grid below the window, and fades them in once it is seen.
(() => {
  const grid = document.currentScript.previousElementSibling;
  const show = (entries, observer) => {
    const isSeen = entries.at(-1).isIntersecting;
    // What is seen at first stays as it is.
    if (!isSeen || "seen" in grid.dataset) grid.dataset.seen = isSeen;
    if (isSeen) observer.disconnect();
  };
  new IntersectionObserver(show, { rootMargin: "0px 0px -15%" }).observe(grid);
})();
