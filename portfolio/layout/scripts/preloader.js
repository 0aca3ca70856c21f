// Loads every picture of the page, and covers a page of which nothing is seen yet until they have loaded
// or failed. Runs at the top of <main>. Pages that are reached by back or forward are not covered.
// When a page counts as late, and how long it is covered at most, page_loading.js says.
(() => {
  const ANNOUNCE_EVERY = 1500; // ms between messages to screen readers
  const root = document.documentElement;
  const finish = () => dispatchEvent(new Event("preloaded"));
  const { type } = performance.getEntriesByType("navigation")[0] ?? {};
  if (type === "back_forward") return addEventListener("load", finish);

  if (root.dataset.preloader === "indicated") root.dataset.preloader = "covered";
  // What is reached by keyboard or read aloud is not left below the overlay.
  addEventListener("focusin", ({ target }) => target.closest("main, .closing") && finish());

  // Lazy pictures far below would not load, so all with a box in this layout load now. Pictures
  // for other widths have no box and stay lazy.
  const shownPictures = () =>
    [...document.images].filter((image) => image.getClientRects().length && !image.closest(".preloader"));

  const loaded = (image) =>
    new Promise((resolve) => {
      image.loading = "eager";
      if (image.complete) return resolve();
      image.addEventListener("load", resolve, { once: true });
      image.addEventListener("error", resolve, { once: true });
    });

  const counter = (total) => {
    const [visible, status] = [".preloader__count", ".preloader__status"].map((it) => document.querySelector(it));
    const { lang } = root;
    const { words: allForms, digits } = document.querySelector(".preloader").dataset;
    const forms = JSON.parse(allForms);
    const words = forms[new Intl.PluralRules(lang).select(total)] ?? forms.other;
    // Loading the browser's rules of numbers takes phones 80 ms; Latin digits need none.
    const inWords = (number) => (digits === "latn" ? `${number}` : number.toLocaleString(lang));
    let done = 0;
    let announced = -ANNOUNCE_EVERY;
    return (step) => {
      done += step;
      visible.textContent = words.replace("{done}", inWords(done)).replace("{total}", inWords(total));
      // Not on the root element, where it would restyle the whole page for each picture.
      visible.parentElement.style.setProperty("--progress", done / total);
      if (performance.now() - announced < ANNOUNCE_EVERY) return;
      announced = performance.now();
      status.textContent = visible.textContent;
    };
  };

  const load = async () => {
    const images = shownPictures();
    const count = counter(images.length);
    count(0);
    await Promise.all(images.map((image) => loaded(image).then(() => count(1))));
    finish();
  };
  addEventListener("DOMContentLoaded", load, { once: true });
})();
