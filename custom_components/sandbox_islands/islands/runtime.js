// The browser's entry, which loader.js imports after the first paint. In development, and on an
// exported page that has kept the router's scripts, the whole document hydrates, as in any Reflex
// site. On all other exported pages each [data-island] hydrates on its own; a page without one never
// loads this file.

// The list is replaced by that of the islands in use.
const modules = import.meta.glob(["../public/external/**/*.jsx"]);

const warn = (root, error) =>
  console.warn(`The island ${root.dataset.island} stays as it was served:`, error);

/** Islands that have event handlers, but whose effects have not run yet. */
const hydrating = new WeakSet();

/** Loads React and the module of an island. */
const load = async (root) =>
  Promise.all([
    import("react"),
    import("react-dom/client"),
    modules[`../public/${root.dataset.island.split("#")[0]}`](),
  ]);

/**
 * Hydrates one island with the props it was rendered with. An island that throws, now or later, is
 * replaced by the markup it was served with.
 *
 * @param {HTMLElement} root An element with `data-island` and `data-props`.
 * @param {Awaited<ReturnType<typeof load>>} loaded
 * @returns {Promise<void>} Resolves when the island's effects have run, and what they had rendered
 *   is there; then `data-hydrated` is set.
 */
async function hydrate(root, [{ createElement, useEffect, useState }, { hydrateRoot }, module]) {
  const name = root.dataset.island.split("#")[1];
  const component = createElement(module[name], JSON.parse(root.dataset.props));
  const served = root.innerHTML;
  // Unchecks what was chosen before hydration: the component does not know of it. The click that
  // chose it is dispatched again, and only changes a radio button that is not checked yet.
  for (const input of root.querySelectorAll("input")) input.checked = input.defaultChecked;
  hydrating.add(root);
  await new Promise((resolve, reject) => {
    const Island = () => {
      const [isMounted, setMounted] = useState(false);
      // Once more: effects may have the component rendered again, with what needs the browser.
      useEffect(() => (isMounted ? resolve() : setMounted(true)), [isMounted]);
      return component;
    };
    const onError = (error) => {
      if ("hydrated" in root.dataset) warn(root, error);
      delete root.dataset.hydrated;
      // After React has emptied the root.
      queueMicrotask(() => (root.innerHTML = served));
      reject(error);
    };
    hydrateRoot(root, createElement(Island), {
      onUncaughtError: onError,
      onRecoverableError: (error) =>
        console.warn(`The island ${root.dataset.island} was rendered again:`, error),
    });
  }).finally(() => hydrating.delete(root));
  root.dataset.hydrated = "";
}

const idle = (start) =>
  "requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);

const visible = (start, root) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1).isIntersecting) return;
      observer.disconnect();
      idle(start);
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(root);
};

/** A click as the browser dispatches it. */
const CLICK = { bubbles: true, cancelable: true, composed: true };

/** The values of `data-hydrate`. */
const policies = { idle, visible };

/** Whether an element is in a link, which leads on before its island is hydrated. */
const isInLink = (target) => Boolean(target.closest("a[href]"));

/** Keeps a click from handlers that need effects to have run. */
function cancel(event) {
  event.stopPropagation();
  if (!isInLink(event.target)) event.preventDefault();
}

/**
 * Hydrates an island by its policy, or before that at the first interaction with it or with a
 * control elsewhere that names it in `data-hydrates`. Clicks on either that came before it was
 * hydrated are dispatched again once it is, except those in links.
 *
 * @param {HTMLElement} root An element with `data-island`.
 * @param {Element[]} earlyClicks What was clicked before this script ran.
 */
function scheduleHydration(root, earlyClicks) {
  const controls = `[data-hydrates~="${root.dataset.island.split("#")[1]}"]`;
  const isRelated = (target) => root.contains(target) || target?.closest(controls);
  const missedClicks = earlyClicks.filter(isRelated);
  const listeners = new AbortController();
  let hydration;

  const onHydrated = () => {
    listeners.abort();
    for (const target of missedClicks) {
      // What was clicked may be the drawing in a button, which has no method for it.
      if (target.isConnected && !isInLink(target)) target.dispatchEvent(new MouseEvent("click", CLICK));
    }
  };
  const onNotLoaded = (error) => {
    warn(root, error);
    // The next interaction tries again: the network may be back.
    hydration = undefined;
    missedClicks.length = 0;
  };
  const onThrown = (error) => {
    warn(root, error);
    // It would throw again, and each time replace what a visitor presses or has focused.
    listeners.abort();
  };
  const start = () => {
    hydration ??= load(root).then(
      (loaded) => hydrate(root, loaded).then(onHydrated, onThrown),
      onNotLoaded,
    );
  };
  const onInteraction = (event) => {
    const target = event.target instanceof Element ? event.target : event.target.parentElement;
    if (!isRelated(target)) return;
    if (event.type === "click" && event.isTrusted) {
      missedClicks.push(target);
      if (hydrating.has(root)) cancel(event);
    }
    start();
  };
  for (const type of ["pointerdown", "focusin", "click"]) {
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener(type, onInteraction, options);
  }
  if (missedClicks.length || root.contains(document.activeElement)) start();
  else policies[root.dataset.hydrate](start, root);
}

/**
 * Limits the router to the page that was served: every other address is the browser's to load. The
 * router has no module of a plain page, and would reload this one instead.
 */
function routeThisPageOnly() {
  const { routes } = window.__reactRouterManifest;
  const modules = window.__reactRouterRouteModules;
  // Where a host serves the page at another address, too, such as /x.html, the router would look
  // for a page of that name.
  const { path = "" } = routes[Object.keys(modules).at(-1)];
  const address = `${window.__reactRouterContext.basename.replace(/\/$/, "")}/${path}`;
  if (address !== location.pathname) {
    history.replaceState(history.state, "", address + location.search + location.hash);
  }
  // What the router's redirectDocument() answers; importing it would add its chunk to every site.
  const answer = (Location) => ({
    status: 302,
    headers: { Location, "X-Remix-Reload-Document": "true" },
  });
  const elsewhere = {
    clientLoader: ({ request, url }) => new Response(null, answer(request.url + url.hash)),
  };
  for (const id of Object.keys(routes).filter((it) => !(it in modules))) {
    modules[id] = elsewhere;
    delete routes[id].css; // The router would load it first.
  }
}

if (import.meta.env.DEV || window.__reactRouterContext) {
  // A page for any address has no markup of its own; the router chooses what it renders.
  if (!import.meta.env.DEV && !window.__reactRouterContext.isSpaMode) routeThisPageOnly();
  const [{ startTransition, createElement }, { hydrateRoot }, { HydratedRouter }] =
    await Promise.all([import("react"), import("react-dom/client"), import("react-router/dom")]);
  startTransition(() => hydrateRoot(document, createElement(HydratedRouter)));
} else {
  const earlyClicks = window.earlyClicks?.() ?? [];
  delete window.earlyClicks;
  document
    .querySelectorAll("[data-island]")
    .forEach((root) => scheduleHydration(root, earlyClicks));
}
