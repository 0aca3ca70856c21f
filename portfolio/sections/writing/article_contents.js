// Marks the heading of an article that is being read: the last one that begins in the upper two
// fifths of the window or above. Before the first one it is none.
(() => {
  const list = document.querySelector(".article-contents--beside");
  const links = [...list.querySelectorAll("a")];
  const passed = new Set();
  const anchorOf = (link) => decodeURIComponent(link.hash.slice(1));

  const mark = () => {
    const current = links.findLast((link) => passed.has(anchorOf(link)));
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    keepInView(current);
  };

  // A list that is taller than the window scrolls by itself; the page stays where it is.
  const keepInView = (link) => {
    if (!link || list.scrollHeight <= list.clientHeight) return;
    const { top, bottom } = link.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    if (top < box.top) list.scrollTop -= box.top - top;
    else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
  };

  // From far above the window to two fifths of it: what begins above that line intersects.
  const beginnings = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id);
        else passed.delete(target.id);
      }
      mark();
    },
    { rootMargin: "999999px 0px -60%" },
  );
  for (const link of links) {
    const heading = document.getElementById(anchorOf(link));
    if (heading) beginnings.observe(heading);
  }
})();
