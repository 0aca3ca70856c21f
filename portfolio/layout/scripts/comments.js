// Shows the comments of an article when they are asked for, in the page's scheme, which they follow.
(() => {
  const section = document.querySelector("[data-comments]");
  if (!section) return;
  const { script: attributes, message } = JSON.parse(section.dataset.comments);
  const { origin } = new URL(attributes.src);
  const button = section.querySelector("button");
  const status = section.querySelector("[role=status]");
  const root = document.documentElement;
  const inScheme = (text) => text.replace("SCHEME", root.classList.contains("dark") ? "dark" : "light");
  const say = (words = "") => (status.textContent = words);
  let frame;

  const follow = () => frame.contentWindow.postMessage(JSON.parse(inScheme(message)), origin);

  const fail = (script) => {
    script.remove();
    button.disabled = false;
    say(status.dataset.failed);
  };

  // The script has put a frame beside itself.
  const settle = (script) => {
    frame = section.querySelector("iframe");
    if (!frame) return fail(script);
    frame.title = section.querySelector("h2").textContent;
    frame.addEventListener("load", () => say(), { once: true });
    const hadFocus = document.activeElement === document.body || section.contains(document.activeElement);
    section.toggleAttribute("data-shown", true);
    if (hadFocus) frame.focus({ preventScroll: true });
    new MutationObserver(follow).observe(root, { attributeFilter: ["class"] });
  };

  const show = () => {
    button.disabled = true;
    say(status.dataset.loading);
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, inScheme(value));
    script.addEventListener("load", () => settle(script));
    script.addEventListener("error", () => fail(script));
    section.querySelector(".article-comments__frame").append(script);
  };

  button.addEventListener("click", show);
})();
