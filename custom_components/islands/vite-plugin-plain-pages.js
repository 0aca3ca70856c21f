// Builds plain pages, those that nothing hydrates but their islands, with less work: browsers never
// run their modules, and what they look like is known from an earlier build if nothing changed.
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, relative } from "node:path";

const PAGES = "plain-pages.json";
const ROUTES = join("app", "routes");

/** What no page is made of, in Vite's folder. Files of the last two have a hash in their names. */
const UNREAD = [
  ...["node_modules", "build", "backend", ".react-router", "reflex.json", ROUTES],
  ...["img", "lettering"].map((folder) => join("public", "generated", folder)),
];

/** npm's list of the packages that are installed. */
const INSTALLED = join("node_modules", ".package-lock.json");

/** Where `prerender` of React Router's configuration finds the routes to leave out: Vite bundles its
 * own configuration, so the two share no module. */
const KEPT = Symbol.for("plain-pages.kept");

const EMPTY = "export default function Component() { return null; }";
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

/**
 * For browsers only the imports of a plain page's module are bundled, so that what islands share
 * and their styles are as if it were whole. Prerendering leaves out the pages that an earlier build
 * has made of the same files; they are copied from there.
 *
 * `plain-pages.json` beside Vite's configuration holds `modules`, the file of each plain page by its
 * route, and `store`, the folder that keeps pages from one build to the next, or null.
 *
 * @returns {import("vite").Plugin[]}
 */
export default function plainPages() {
  let root, isBuild, pages;
  let keys = {};
  const stubs = {};
  const kept = new Set();

  return [
    {
      name: "plain-pages",
      enforce: "pre",
      // Not while developing. React Router reads the exports of pages in a server of this mode.
      apply: (_, { mode }) => mode === "production",
      sharedDuringBuild: true,
      // Nobody reads the sizes, and nothing changes while the preview server prerenders.
      config: (_, { isPreview }) =>
        isPreview ? { server: { watch: null } } : { build: { reportCompressedSize: false } },
      configResolved(config) {
        root = config.root;
        isBuild = config.command === "build";
      },
      buildStart() {
        if (pages) return; // Once for all environments, so that they agree.
        const file = join(root, PAGES);
        pages = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file)) : { modules: {} };
        const parse = (module) => this.parse(read(root, ROUTES, module), { lang: "jsx" });
        for (const module of Object.values(pages.modules)) {
          stubs[module] = isBuild ? stubOf(parse(module)) : EMPTY;
        }
        if (!isBuild || !pages.store) return;
        keys = keysOf(root, stubs);
        for (const file in stubs) if (fs.existsSync(join(pages.store, keys[file]))) kept.add(file);
        globalThis[KEPT] = routesOf(pages, kept);
      },
      transform(_, id) {
        const file = relative(join(root, ROUTES), id);
        if (!Object.hasOwn(stubs, file)) return;
        const isPrerendered = isBuild && this.environment.name !== "client";
        if (!isPrerendered) return { code: stubs[file], map: null };
        if (kept.has(file)) return { code: EMPTY, map: null };
      },
    },
    {
      name: "plain-pages-kept",
      enforce: "post",
      apply: "build",
      sharedDuringBuild: true,
      config: {
        order: "post",
        // Around what React Router does here, which ends with prerendering.
        handler: ({ builder: { buildApp } = {} }) => ({
          builder: {
            async buildApp(builder) {
              await buildApp?.(builder);
              if (pages.store) exchange(join(root, "build", "client"), pages, keys, kept);
            },
          },
        }),
      },
    },
  ];
}

/**
 * @param {object} tree - The module of a page, parsed.
 * @returns {string} A module with the same imports and an empty page.
 */
function stubOf({ body }) {
  const imports = body.filter(({ type }) => type === "ImportDeclaration");
  return [...imports.map(({ source }) => `import ${source.raw};`), EMPTY].join("\n");
}

/** @returns {string[]} The paths of pages that need no prerendering. */
const routesOf = ({ modules }, kept) =>
  Object.entries(modules).flatMap(([route, file]) => (kept.has(file) ? [`/${route}`] : []));

/**
 * @param {string} root - Vite's folder.
 * @param {Record<string, string>} stubs - What browsers get of each plain page, by its file.
 * @returns {Record<string, string>} A name for what each plain page is rendered to. It is another
 *   one as soon as anything has changed that the page, or a script or style in it, is made of.
 */
export function keysOf(root, stubs) {
  const shared = createHash("sha256");
  const add = (hash, ...parts) => {
    for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  };
  // Islands may show the day, or set numbers and dates as the system does.
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  add(shared, process.version, new Date().toDateString(), locale, timeZone ?? "");
  for (const name of Object.keys(process.env).sort()) {
    if (/^(NODE_ENV|VITE_.*)$/.test(name)) add(shared, name, process.env[name]);
  }
  for (const file of [...filesIn(root), INSTALLED]) {
    if (fs.existsSync(join(root, file))) add(shared, file, fs.readFileSync(join(root, file)));
  }
  const modules = fs.readdirSync(join(root, ROUTES)).sort();
  for (const file of modules) add(shared, file, stubs[file] ?? read(root, ROUTES, file));
  const keyOf = (file) => {
    const key = shared.copy();
    add(key, file, read(root, ROUTES, file));
    return `${key.digest("hex").slice(0, 32)}.html`;
  };
  return Object.fromEntries(Object.keys(stubs).map((file) => [file, keyOf(file)]));
}

/** Yields the files below a folder that pages may be made of, in order, relative to the root. */
function* filesIn(root, folder = "") {
  for (const name of fs.readdirSync(join(root, folder)).sort()) {
    const file = join(folder, name);
    if (UNREAD.includes(file)) continue;
    if (fs.statSync(join(root, file)).isDirectory()) yield* filesIn(root, file);
    else yield file;
  }
}

/** Puts the pages that were left out into the export, and keeps those that were rendered. */
function exchange(site, { modules, store }, keys, kept) {
  fs.mkdirSync(store, { recursive: true });
  for (const [route, file] of Object.entries(modules)) {
    const page = join(site, route === "index" ? "" : route, "index.html");
    const result = join(store, keys[file]);
    if (!kept.has(file) && fs.existsSync(page)) {
      fs.copyFileSync(page, `${result}.part`);
      fs.renameSync(`${result}.part`, result);
    } else if (kept.has(file)) {
      fs.mkdirSync(dirname(page), { recursive: true });
      fs.copyFileSync(result, page);
      fs.utimesSync(result, new Date(), new Date());
    }
  }
  for (const file of fs.readdirSync(store).map((name) => join(store, name))) {
    if (Date.now() - fs.statSync(file).mtimeMs > MAX_AGE) fs.rmSync(file, { force: true });
  }
}

const read = (...path) => fs.readFileSync(join(...path), "utf8");
