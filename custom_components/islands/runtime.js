// The browser's entry. In development the whole document hydrates as in any Reflex site; in the
// export each [data-island] wakes by itself, and a page without one never loads this file.

const modules = import.meta.glob("../public/external/**/*.jsx");

const tell = (root, error) =>
  console.warn(`The island ${root.dataset.island} stays as it was served:`, error);

/**
 * Hydrates one island with the props it was rendered with. An island that throws, now or later,
 * is put back as it was served.
 * @param {HTMLElement} root An element with `data-island` and `data-props`.
 * @returns {Promise<void>} Settles when the island's effects have run.
 */
async function hydrate(root) {
  const [path, name] = root.dataset.island.split("#");
  const [{ Component, createElement, useEffect }, { hydrateRoot }, module] = await Promise.all([
    import("react"),
    import("react-dom/client"),
    modules[`../public/${path}`](),
  ]);
  const served = root.innerHTML;
  await new Promise((resolve, reject) => {
    const Awake = () => {
      useEffect(resolve, []);
      return createElement(module[name], JSON.parse(root.dataset.props));
    };
    const fail = (error) => {
      if ("awake" in root.dataset) tell(root, error);
      delete root.dataset.awake;
      // Once the guard has cleared the place.
      queueMicrotask(() => (root.innerHTML = served));
      reject(error);
    };
    hydrateRoot(root, createElement(guard(Component), { fail }, createElement(Awake)));
  });
  root.dataset.awake = "";
}

/** Shows its children until one of them throws, and then nothing. */
const guard = (Component) =>
  class extends Component {
    state = { broken: false };

    static getDerivedStateFromError() {
      return { broken: true };
    }

    componentDidCatch(error) {
      this.props.fail(error);
    }

    render() {
      return this.state.broken ? null : this.props.children;
    }
  };

const idle = (wake) =>
  "requestIdleCallback" in window ? requestIdleCallback(wake, { timeout: 2000 }) : setTimeout(wake, 200);

const visible = (wake, root) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      idle(wake);
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(root);
};

const policies = { idle, visible, interaction: () => {} };

/**
 * Arranges that an island wakes by its policy, or at the first touch of it or of a control
 * elsewhere that names it in `data-wakes`. A click that came too early is given again.
 * @param {HTMLElement} root An element with `data-island`.
 * @param {Element[]} clicked What was clicked before this script ran.
 */
function arrange(root, clicked) {
  const controls = `[data-wakes~="${root.dataset.island.split("#")[1]}"]`;
  const concerns = (target) => root.contains(target) || target?.closest(controls);
  const missed = clicked.filter(concerns);
  let waking;

  const wake = () => {
    waking ??= hydrate(root).then(
      () => {
        early.abort();
        missed.forEach((target) => target.isConnected && target.click());
      },
      (error) => {
        tell(root, error);
        // Its scripts may come with the next touch, once the network is back.
        waking = undefined;
        missed.length = 0;
      },
    );
  };
  const early = new AbortController();
  const notice = (event) => {
    const target = event.target instanceof Element ? event.target : event.target.parentElement;
    if (!concerns(target)) return;
    if (event.type === "click" && event.isTrusted) missed.push(target);
    wake();
  };
  for (const type of ["pointerdown", "focusin", "click"]) {
    document.addEventListener(type, notice, { capture: true, passive: true, signal: early.signal });
  }
  if (missed.length || root.contains(document.activeElement)) wake();
  else policies[root.dataset.wake](wake, root);
}

if (import.meta.env.DEV) {
  const [{ startTransition, createElement }, { hydrateRoot }, { HydratedRouter }] =
    await Promise.all([import("react"), import("react-dom/client"), import("react-router/dom")]);
  startTransition(() => hydrateRoot(document, createElement(HydratedRouter)));
} else {
  const clicked = window.earlyClicks?.() ?? [];
  delete window.earlyClicks;
  document.querySelectorAll("[data-island]").forEach((root) => arrange(root, clicked));
}
