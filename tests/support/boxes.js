// Measures the layout boxes of a document's landmarks, headings, links, buttons and list items, in
// any browser. Transforms, which animations change, are left out: offsets ignore them.
(document) => {
  const MEASURED = "header, nav, main, section, footer, h1, h2, h3, a, button, ul, ol, li";

  /** Pixels from the top left of the page, as laid out. */
  const place = (element) => {
    let [x, y] = [element.offsetLeft, element.offsetTop];
    for (let it = element.offsetParent; it; it = it.offsetParent) {
      x += it.offsetLeft + it.clientLeft;
      y += it.offsetTop + it.clientTop;
    }
    return [x, y];
  };
  const name = (element) => {
    const words = element.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
    const kind = element.classList[0] ? `.${element.classList[0]}` : "";
    return `${element.localName}${kind} "${element.ariaLabel ?? words}"`;
  };

  return [...document.querySelectorAll(MEASURED)].map((element) => {
    // From the nearest measured ancestor: what moves a whole section is named once.
    const holder = element.parentElement.closest(MEASURED) ?? document.body;
    const [[x, y], [left, top]] = [place(element), place(holder)];
    const { offsetWidth: width, offsetHeight: height } = element;
    const room = holder.offsetWidth;
    return { name: name(element), x: x - left, y: y - top, width, height, room };
  });
}
