// Lets a test see which pixels are letters of a title: they get one colour, drawn titles too.
(() => {
  const found = [
    ...document.querySelectorAll(":is(h1, h2, h3, .title-picture):not(.visually-hidden)"),
  ].filter(
    (title) => title.checkVisibility({ visibilityProperty: true }) && title.getClientRects().length,
  );
  const style = document.createElement("style");
  style.textContent = `
    * { animation: none !important; transition: none !important; caret-color: transparent; }
    /* Stickers come and go, and lettering stands in the sand. */
    [data-playground], [data-playground] *, .dune { display: none !important; }
    [data-title], [data-title] * {
      color: #ff00ff !important;
      -webkit-text-fill-color: #ff00ff !important;
      text-shadow: none !important;
      mix-blend-mode: normal !important;
    }
    img[data-title], [data-title] img { filter: url("#all-magenta") !important; }
    [data-alone] * {
      visibility: hidden !important;
      clip-path: none !important;
      mask: none !important;
      overflow: clip !important;
      overflow-clip-margin: 400px !important;
    }
    [data-alone] [data-title], [data-alone] [data-title] * { visibility: visible !important; }`;
  document.head.append(style);
  document.body.insertAdjacentHTML(
    "beforeend",
    `<svg width="0" height="0" style="position: absolute"><filter id="all-magenta">
      <feFlood flood-color="#ff00ff" /><feComposite in2="SourceAlpha" operator="in" />
    </filter></svg>`,
  );

  window.titles = () => found.map((title) => title.textContent || title.querySelector("img")?.alt);

  // Loads drawings that wait until they are near.
  window.loadTitles = () => {
    const images = found.flatMap((title) => [title, ...title.querySelectorAll("img")]);
    for (const image of images) if (image.loading) image.loading = "eager";
    return Promise.all(images.map((image) => image.decode?.()));
  };

  // Returns where the title is in the window; alone, nothing else is shown and nothing is cut.
  window.showTitle = (index, alone) => {
    document.querySelector("[data-title]")?.removeAttribute("data-title");
    found[index].dataset.title = "";
    document.documentElement.toggleAttribute("data-alone", alone);
    found[index].scrollIntoView({ block: "center", behavior: "instant" });
    // The box of a title may be as high as what stands beside it.
    const letters = document.createRange();
    letters.selectNodeContents(found[index]);
    const measured = found[index].matches("img") ? found[index] : letters;
    const { y: top, height: high } = measured.getBoundingClientRect();
    scrollBy({ top: top + high / 2 - innerHeight / 2, behavior: "instant" });
    const { x, y, width, height } = measured.getBoundingClientRect();
    return { x, y, width, height };
  };
})();
