// What is read is what runs: the style sheets of the ideas are the sources in the page.
const $ = (selector, within = document) => within.querySelector(selector);
const snippets = [...document.querySelectorAll(".snippet")];
const source = (snippet) => $("code", snippet).textContent;

document.adoptedStyleSheets = snippets
  .filter((snippet) => snippet.dataset.snippet !== "shapes")
  .map((snippet) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(source(snippet));
    return sheet;
  });

const shapes = document.querySelector(".shapes");
shapes.addEventListener("click", () => {
  shapes.append(shapes.firstElementChild);
});

/** Says in the live region what happened. */
const say = (words) => {
  $("#status").textContent = words;
};

for (const snippet of snippets) {
  const name = $("h2", snippet).textContent;
  $(".copy", snippet).addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(source(snippet));
      say(`${name} is copied.`);
    } catch {
      getSelection().selectAllChildren($("code", snippet));
      say(`The browser does not allow copying; the source of ${name} is selected.`);
    }
  });
}

$("#still").addEventListener("click", ({ currentTarget }) => {
  const isStill = document.documentElement.toggleAttribute("data-still");
  currentTarget.setAttribute("aria-pressed", isStill);
});
