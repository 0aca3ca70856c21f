// Marks a page that is still to come with its pictures: `data-preloader` is "waits" up to DELAY, then
// "indicated", until all is there or LIMIT is over. What is seen by then stays; the loading indicator
// shows beside it, as loading_indicator.js shows it for the next page. A page of which nothing is seen by
// then is "covered" by its preloader, if it has one.
(() => {
  const DELAY = 300; // ms since the page was asked for
  const LIMIT = 8000;
  const { dataset } = document.documentElement;
  const indicate = () => (dataset.preloader = "indicated");
  const finish = () => {
    clearTimeout(delay);
    clearTimeout(limit);
    delete dataset.preloader;
  };
  const limit = setTimeout(finish, LIMIT);
  const left = DELAY - performance.now();
  const delay = left > 0 && setTimeout(indicate, left);
  if (delay) dataset.preloader = "waits";
  else indicate();

  // A preloader waits for lazy pictures, too, and says when they are there.
  addEventListener("load", () => document.querySelector(".preloader script") || finish());
  addEventListener("preloaded", finish);
  addEventListener("pageshow", ({ persisted }) => persisted && finish());
})();
