// Marks the link to the chapter that is being read: the last one whose beginning has passed the upper
// fifth of the window. Before the first chapter no link is marked, and the row begins with the first.
(() => {
  const list = document.querySelector(".chapters > ul");
  const links = new Map();
  const passed = new Map();

  // Moves the row of links sideways, and never the page.
  const bringIntoView = (link) => {
    const row = list.getBoundingClientRect();
    const place = link.getBoundingClientRect();
    list.scrollBy({ left: place.left + place.width / 2 - row.left - row.width / 2 });
  };

  const mark = (current) => {
    const [first] = links.values();
    const marked = list.querySelector("[aria-current]");
    if (current == marked) return;
    marked?.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
    bringIntoView(current ?? first);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed.set(target, isIntersecting);
      mark([...links].findLast(([section]) => passed.get(section))?.[1]);
    },
    // From far above the window to a fifth of it: what begins above that line intersects.
    { rootMargin: "999999px 0px -80%" },
  );
  for (const link of list.querySelectorAll("a")) {
    const section = document.getElementById(link.hash.slice(1));
    if (!section) continue;
    links.set(section, link);
    observer.observe(section);
  }
})();
