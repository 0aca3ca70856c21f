// The picture of a project travels between a tile with it and the project's own page, because both
// have the same name while the browser changes pages. Browsers without such transitions just change.
(() => {
  const PICTURES = ".screenshot, .title-picture, .phone";
  const HERO = ".case-hero__visual > .screenshot, .case-hero--drawn .lettering";
  const pathOf = (url) => new URL(url, location).pathname.replace(/\/$/, "");
  let named = [];

  const clear = () => {
    for (const { style } of named) style.viewTransitionName = style.viewTransitionClass = style.clipPath = "";
    named = [];
  };
  const name = (picture, url, index = 0) => {
    picture.style.viewTransitionName = `picture${index}${pathOf(url).replace(/[^\w-]/g, "-")}`;
    picture.style.viewTransitionClass = "picture";
    named.push(picture);
  };
  // What travels is no longer in its tile, whose edges cut it off.
  const cut = (picture, tile) => {
    const [inner, outer] = [picture, tile].map((element) => element.getBoundingClientRect());
    const sides = [
      outer.top - inner.top,
      inner.right - outer.right,
      inner.bottom - outer.bottom,
      outer.left - inner.left,
    ].map((pixels) => `${pixels}px`);
    picture.style.clipPath = `inset(${sides.join(" ")} round ${getComputedStyle(tile).borderRadius})`;
  };

  // The names are the same on both pages, whichever of them is left.
  const nameFor = (other) => {
    clear();
    if (!other || pathOf(other) === pathOf(location)) return;
    const links = [...document.querySelectorAll(".project-card, .next-project .button")];
    const link = links.find(({ href }) => href && pathOf(href) === pathOf(other));
    const tile = link?.querySelector(".project-card__picture") ?? link?.closest(".next-project");
    tile?.querySelectorAll(PICTURES).forEach((picture, index) => {
      name(picture, other, index);
      cut(picture, tile);
    });
    const own = document.querySelector(HERO);
    if (own) name(own, location);
  };

  let latest;
  const nameWhile = (viewTransition, other) => {
    if (!viewTransition) return;
    latest = viewTransition;
    nameFor(other);
    // A visitor who goes on before it has ended has begun another, which has names of its own.
    const end = () => latest === viewTransition && clear();
    viewTransition.finished.then(end, end);
  };
  addEventListener("pageswap", ({ activation, viewTransition }) => nameWhile(viewTransition, activation?.entry.url));
  addEventListener("pagereveal", ({ viewTransition }) =>
    nameWhile(viewTransition, window.navigation?.activation?.from?.url),
  );
})();
