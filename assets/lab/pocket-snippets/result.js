/** What a changed idea becomes: a page in a frame, which `worker.js` answers for. */
const HERE = new URL("./", import.meta.url);
const FACE = "--font-display";

let ready;

/** Registers the worker once. @returns {Promise<void>} Rejects where a browser offers none. */
function start() {
  ready ??= register();
  return ready;
}

async function register() {
  const { active, installing, waiting } = await navigator.serviceWorker.register(new URL("worker.js", HERE));
  if (active) return;
  const worker = installing ?? waiting;
  await new Promise((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("The worker did not start."));
    });
  });
}

/** The theme's face for headings: a sandbox can load none itself. */
async function face() {
  const answer = await fetch(document.querySelector('link[as="font"]').href);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `@font-face { font-family: Display; src: url("data:font/woff2;base64,${btoa(text)}"); }
    :root { ${FACE}: Display, sans-serif; }`;
}

/** The theme's values that a source names. */
function values(source) {
  const styles = getComputedStyle(document.documentElement);
  const names = new Set([...(source.match(/--[\w-]+/g) ?? []), "--ink", "--sticker-border"]);
  const lines = [...names].map((name) => [name, styles.getPropertyValue(name)]).filter(([, value]) => value);
  return `:root { ${lines.map(([name, value]) => `${name}: ${value};`).join(" ")} }`;
}

const PAGE_STYLES = `
  *, ::before, ::after { box-sizing: border-box; }
  body { display: grid; place-items: center; height: 100vh; margin: 0; background: var(--ink); overflow: hidden; }
  :focus-visible { outline: 3px solid var(--sticker-border); outline-offset: 4px; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before { animation: none !important; transition: none !important; }
  }`;

/**
 * Returns a frame in which the sources run.
 *
 * @param {string} name Of the idea.
 * @param {Record<string, string>} sources `html`, `css` and, for some, `javascript`.
 * @param {{isStill: boolean, fontSize: string}} looks
 */
export async function createResult(name, { html, css, javascript = "" }, { isStill, fontSize }) {
  await start();
  const source = html + css;
  const styles = [
    values(source),
    source.includes(FACE) ? await face() : "",
    PAGE_STYLES,
    `body { font-size: ${fontSize}; }`,
    isStill ? "*, ::before { animation-play-state: paused !important; }" : "",
    css,
  ];
  const page = `<!doctype html><html lang="en"><title>Result of ${name}</title><style>${styles.join("\n")}</style>
    <body>${html}<script type="module">${javascript}</script>`;
  const frame = document.createElement("iframe");
  frame.title = `Result of ${name}`;
  frame.src = `${HERE}result?${new URLSearchParams({ page })}`;
  return frame;
}
