// Scrolls through the page and back; returns the headings that something fixed or sticky lies on, and
// each place where the header, when it has returned, is not one bar from edge to edge.
async (step) => {
  const headings = [...document.querySelectorAll("main :is(h1, h2, h3)")];
  const header = document.querySelector(".header");
  const found = new Set();
  const frame = () => new Promise((go) => [requestAnimationFrame(go), setTimeout(go, 1000)]);
  const words = (heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
  };
  const isChromeOver = (heading, x, y) => {
    let it = document.elementFromPoint(x, y);
    for (; it && !it.contains(heading); it = it.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(it).position)) return true;
    }
    return false;
  };
  const look = () => {
    let top = 0;
    if (document.documentElement.dataset.header === "shown") {
      top = header.getBoundingClientRect().bottom;
      const edges = [1, innerWidth / 2, document.documentElement.clientWidth - 2];
      for (const x of edges) {
        if (!header.contains(document.elementFromPoint(x, top / 2))) found.add(`header at ${x}`);
      }
      // On phones chapters are its lower row, which is as wide.
      const row = document.querySelector(".chapters__button");
      const { top: upper, bottom, height } = row?.getBoundingClientRect() ?? {};
      const isRow = (x) => row.contains(document.elementFromPoint(x, upper + height / 2));
      if (row && Math.abs(upper - top) < 2 && edges.every(isRow)) top = bottom;
    }
    for (const heading of headings) {
      for (const { left, right, top: upper, bottom } of words(heading)) {
        const y = (Math.max(upper, top + 2) + Math.min(bottom, innerHeight)) / 2;
        if (bottom < top + 6 || upper > innerHeight - 6) continue;
        const places = [left + 3, (left + right) / 2, right - 3].filter((x) => x > 0 && x < innerWidth);
        if (places.some((x) => isChromeOver(heading, x, y))) {
          found.add(`${heading.textContent} at ${Math.round(scrollY)}`);
        }
      }
    }
  };
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let y = 0; y < 2 * end; y += step) {
    scrollTo({ top: y < end ? y : 2 * end - y, behavior: "instant" });
    for (let frames = 0; frames < 3; frames += 1) await frame();
    look();
  }
  return [...found];
};
