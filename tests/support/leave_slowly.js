// Follows a link; takes one action each time the indicator shows, and keeps when it did. A
// script does so, because no tool can speak with a page that is being left.
([href, ...actions]) => {
  const follow = (href) => document.querySelector(`.header a[href="${href}"]`).click();
  const act = { follow, stop: () => stop(), release: () => fetch("/release") };
  const indicator = document.querySelector(".loading-indicator");
  const states = [];
  new MutationObserver(() => {
    states.push(indicator.checkVisibility());
    sessionStorage.states = JSON.stringify(states);
    if (!states.at(-1)) return;
    const [action, argument] = actions.shift().split(" ");
    act[action](argument);
  }).observe(document.documentElement, { attributeFilter: ["data-loading"] });
  setTimeout(() => follow(href));
}
