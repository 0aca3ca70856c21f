// The picture of a project travels between a link with it and the project's own page, because both
// have the same name while the browser changes pages. Browsers without such transitions just change.
(() => {
  const project = (url) => new URL(url, location).pathname.replace(/\/$/, "");
  let named = [];

  const clear = () => {
    for (const { style } of named) style.viewTransitionName = "";
    named = [];
  };
  const name = (picture, url) => {
    if (!picture) return;
    picture.style.viewTransitionName = `picture${project(url).replace(/[^\w-]/g, "-")}`;
    named.push(picture);
  };
  // The names are the same on both pages, whichever of them is left.
  const nameFor = (other) => {
    clear();
    if (!other || project(other) === project(location)) return;
    const leadsThere = ({ href }) => href && project(href) === project(other);
    const link = [...document.querySelectorAll(".project-card, .next-project .button")].find(leadsThere);
    const holder = link?.closest(".project-card, .next-project");
    name(holder?.querySelector(".project-card__picture, .screenshot"), other);
    name(document.querySelector(".case-hero__visual > *"), location);
  };

  addEventListener("pageswap", ({ activation, viewTransition }) => {
    if (!viewTransition) return;
    nameFor(activation?.entry.url);
    viewTransition.finished.then(clear, clear);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    if (!viewTransition) return;
    nameFor(window.navigation?.activation?.from?.url);
    viewTransition.finished.then(clear, clear);
  });
})();
