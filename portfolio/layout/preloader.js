// Shows an overlay until every picture of the page has loaded or failed, at most LIMIT ms.
// Runs at the top of <main>. Pages that are reached by back or forward show no overlay.
(() => {
  const LIMIT = 8000;
  const ANNOUNCE_EVERY = 1500; // ms between messages to screen readers
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type === "back_forward") return;

  // Each step is a task of its own: in one, they keep a slow phone from answering for 0.1 s.
  const pause = () => window.scheduler?.yield?.();
  const parts = () => document.querySelectorAll("[data-below]"); // marked by the export

  const finish = () => {
    if (!("preloader" in root.dataset)) return;
    clearTimeout(limit);
    delete root.dataset.preloader;
    for (const part of parts()) delete part.dataset.below;
  };
  const limit = setTimeout(finish, LIMIT);
  // A visit that begins elsewhere than at the top needs the whole layout to find its place.
  root.dataset.preloader = visit?.type === "navigate" && !visit.name.includes("#") ? "in-parts" : "";
  addEventListener("pageshow", ({ persisted }) => persisted && finish());

  const setParts = async (state) => {
    for (const part of parts()) {
      await pause();
      if (!("preloader" in root.dataset)) return;
      part.dataset.below = state;
      part.getBoundingClientRect(); // styles and lays out now, and not with all others
    }
    await pause();
  };

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
    const forms = JSON.parse(document.querySelector(".preloader").dataset.words);
    const words = forms[new Intl.PluralRules(lang).select(total)] ?? forms.other;
    const inWords = (number) => number.toLocaleString(lang);
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
    await setParts("laid-out");
    const images = shownPictures();
    const count = counter(images.length);
    count(0);
    const loads = [];
    for (const image of images) {
      await pause();
      loads.push(loaded(image).then(() => count(1)));
    }
    await Promise.all(loads);
    await setParts("shown");
    finish();
  };
  addEventListener("painted", load, { once: true });
})();
