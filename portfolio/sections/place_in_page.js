// Marks the link to the chapter of a case study, or to the heading of an article, that is being read:
// the last one that begins in the upper two fifths of the window or above. Before the first one it is
// none; once most of the window is past the chapters it is the last of them.
(() => {
  const chapters = document.querySelector(".chapters");
  const list = chapters?.querySelector("ul") ?? document.querySelector(".article-contents--beside");
  const links = [...list.querySelectorAll("a")];
  const targets = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const content = chapters?.parentElement;
  const name = chapters?.querySelector(".chapters__current");
  const nameOfNone = name?.textContent;
  const ticks = chapters?.querySelectorAll("i");
  const passed = new Set();

  const mark = () => {
    const current = targets.findLastIndex((it) => passed.has(content) || passed.has(it));
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      ticks?.[index].toggleAttribute("data-current", index === current);
    }
    if (chapters) name.textContent = links[current]?.textContent ?? nameOfNone;
    else keepInView(links[current]);
  };

  // A list that is taller than the window scrolls by itself; the page stays where it is.
  const keepInView = (link) => {
    if (!link || list.scrollHeight <= list.clientHeight) return;
    const { top, bottom } = link.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    if (top < box.top) list.scrollTop -= box.top - top;
    else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
  };

  const watch = (elements, rootMargin, passesBy) => {
    const onChange = (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting === passesBy) passed.add(target);
        else passed.delete(target);
      }
      mark();
    };
    const observer = new IntersectionObserver(onChange, { rootMargin });
    for (const it of elements) observer.observe(it);
  };
  // From far above the window to two fifths of it: what begins above that line intersects.
  watch(targets.filter(Boolean), "999999px 0px -60%", true);
  if (!chapters) return;
  // From the middle of the window to far below it: what ends above the middle does not intersect.
  watch([content], "-50% 0px 999999px", false);
  list.addEventListener("click", ({ target }) => target.closest("a") && list.hidePopover());
})();
