// Covers the page until every picture on it has loaded or failed; stands at the top of <main>.
// Coming back is not arriving: a page from the history is shown as it was left.
(() => {
  const LIMIT = 8000;
  const BREATH = 1500;
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type === "back_forward") return;

  const open = () => {
    if (!("preloader" in root.dataset)) return;
    clearTimeout(limit);
    delete root.dataset.preloader;
    document.dispatchEvent(new Event("preloaderend"));
  };
  const limit = setTimeout(open, LIMIT);
  root.dataset.preloader = "";
  addEventListener("pageshow", ({ persisted }) => persisted && open());

  // Lazy pictures far below would never settle, so those with a place in this layout load now.
  // Pictures for other screens have no box and stay lazy: only what is shown is fetched.
  const wanted = () =>
    [...document.images].filter((image) => image.getClientRects().length && !image.closest(".preloader"));

  const settle = (image) =>
    new Promise((resolve) => {
      image.loading = "eager";
      if (image.complete) return resolve();
      image.addEventListener("load", resolve, { once: true });
      image.addEventListener("error", resolve, { once: true });
    });

  const count = (total) => {
    const [shown, spoken] = [".preloader__count", ".preloader__status"].map((it) => document.querySelector(it));
    let settled = 0;
    let told = -BREATH;
    return (step) => {
      settled += step;
      shown.textContent = `${settled} of ${total} pictures`;
      // Not on the root: there every element of the page would be styled again for each picture.
      shown.parentElement.style.setProperty("--progress", settled / total);
      if (performance.now() - told < BREATH) return;
      told = performance.now();
      spoken.textContent = shown.textContent;
    };
  };

  const load = () => {
    const images = wanted();
    const tell = count(images.length);
    tell(0);
    Promise.all(images.map((image) => settle(image).then(() => tell(1)))).then(open);
  };
  document.addEventListener("painted", load, { once: true });
})();
