// Tells the chapter that is being read: the last one that begins in the upper two fifths of the
// window or above, or the last of all once most of the window is past them. Before the first one it
// is none.
(() => {
  const nav = document.querySelector(".chapters");
  const menu = nav.querySelector("ul");
  const name = nav.querySelector(".chapters__current");
  const ticks = nav.querySelectorAll("i");
  const links = [...menu.querySelectorAll("a")];
  const content = nav.parentElement;
  const passed = new Set();
  const nameOfNone = name.textContent;

  const mark = () => {
    const isOver = passed.has(content);
    const current = links.findLastIndex(({ hash }) => isOver || passed.has(hash.slice(1)));
    name.textContent = links[current]?.textContent ?? nameOfNone;
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      ticks[index].toggleAttribute("data-current", index === current);
    }
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
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) beginnings.observe(section);
  }

  // From the middle of the window to far below it: what ends above the middle does not intersect.
  const end = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (isIntersecting) passed.delete(content);
      else passed.add(content);
      mark();
    },
    { rootMargin: "-50% 0px 999999px" },
  );
  end.observe(content);

  menu.addEventListener("click", ({ target }) => {
    if (target.closest("a")) menu.hidePopover();
  });
})();
