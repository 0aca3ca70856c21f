// Tells the layout the heights of header and end.
(() => {
  // Where a router changes pages, header and end are other elements than those observed.
  const heights = new ResizeObserver(() => {
    const main = document.querySelector("main");
    for (const part of ["header", "closing"]) {
      const it = document.querySelector(`.${part}`);
      if (!it) continue;
      const property = `--${part}-height`;
      const height = `${it.offsetHeight}px`;
      // Setting it may restyle the whole page. Styles of pages that do not use it do not have it.
      const known = getComputedStyle(main).getPropertyValue(property);
      if (known && known !== height) main.style.setProperty(property, height);
    }
  });
  for (const it of document.querySelectorAll("body, .header")) heights.observe(it);
})();
