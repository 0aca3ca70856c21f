() => {
  const scrolls = (it) => it.scrollWidth > it.clientWidth
    && ["auto", "scroll"].includes(getComputedStyle(it).overflowX);
  const isReached = (it) => [it, ...it.querySelectorAll("*")].some(({ tabIndex }) => tabIndex >= 0);
  return [...document.querySelectorAll("body *")]
    .filter((it) => scrolls(it) && !isReached(it))
    .map((it) => it.outerHTML.slice(0, 160));
}
