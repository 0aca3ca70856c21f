// What moves by itself on a page, and what never shows.
(() => {
  const frames = (count) =>
    new Promise((resolve) => {
      const next = () => (count-- > 0 ? requestAnimationFrame(next) : resolve());
      next();
    });
  const say = (element) => element.outerHTML.slice(0, 160);
  const place = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height, getComputedStyle(element).rotate].join();
  };

  /** Elements that are elsewhere after half a second, and animations of anything but opacity. */
  window.moving = async () => {
    const all = [...document.body.querySelectorAll("*")].filter((it) => it.checkVisibility());
    const before = all.map(place);
    await frames(30);
    const moved = all.filter((it, index) => place(it) !== before[index]).map(say);
    const animated = document
      .getAnimations()
      .filter((it) => it.playState === "running" && it.timeline === document.timeline)
      .filter(({ effect }) => effect.getKeyframes().some((it) => Object.keys(it).some(isMotion)))
      .map(({ effect }) => say(effect.target));
    return [...moved, ...animated];
  };
  const ABOUT = ["offset", "computedOffset", "easing", "composite", "opacity"];
  const isMotion = (key) => !ABOUT.includes(key);

  /** What has a place in the content but is neither seen nor meant to wait for somebody. */
  window.unseen = () =>
    [...document.querySelectorAll("main :is(a[href], button, img, svg, h1, h2, h3, p, li, dd)")]
      .filter((it) => !it.closest(".preloader, [popover], [role=status], [data-hidden], [aria-hidden=true]"))
      .filter((it) => it.checkVisibility({ contentVisibilityAuto: true }))
      .filter((it) => !it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(say);
})();
