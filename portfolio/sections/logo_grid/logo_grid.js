// Hides the logos of grids below the window, and fades them in once their grid is seen.
(() => {
  const show = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      // What is seen at first stays as it is.
      if (!isIntersecting || "seen" in target.dataset) target.dataset.seen = isIntersecting;
      if (isIntersecting) observer.unobserve(target);
    }
  };
  const observer = new IntersectionObserver(show, { rootMargin: "0px 0px -15%" });
  for (const grid of document.querySelectorAll(".logos")) observer.observe(grid);
})();
