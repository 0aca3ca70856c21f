// Where the focus is, for a test that goes through a page with Tab.
(() => {
  const seen = new Set();

  // The first Tab goes to the first control, wherever a tour before has ended.
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus({ preventScroll: true });
  start.remove();

  const isOutlined = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && box.width > 0 && isInView
      && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  /** What may wear the outline of what has the focus: itself, its label, or what stands by it. */
  const wearers = (element) => [element, element.closest("label"), ...(element.parentElement?.children ?? [])];

  const say = (element) => element.outerHTML.slice(0, 160);

  window.focusTour = {
    /** One step further: null at the end of the tour, else what is wrong with it. */
    look() {
      const element = document.activeElement;
      // The controls that a browser gives to a video have several stops.
      if (element?.tagName === "VIDEO" && seen.has(element)) return "";
      if (!element || element === document.body || seen.has(element)) return null;
      seen.add(element);
      // A frame shows the focus itself.
      if (element.tagName === "IFRAME") return "";
      return wearers(element).some((it) => it && isOutlined(it)) ? "" : say(element);
    },
    /** Controls that the tour has not come by; of a group of radios, the checked one speaks for all. */
    missed: () =>
      [...document.querySelectorAll("a[href], button:enabled, summary, input:enabled")]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]"))
        .filter((it) => it.tabIndex >= 0 && !seen.has(it))
        .filter((it) => it.type !== "radio" || it.checked)
        .map(say),
  };
})();
