// The dialog of the search. Pagefind (pagefind/, which the export writes) finds the pages; this shows
// them by kind, with what was found marked, and follows the keyboard.

const PAGES = 4; // of a kind at first
const MORE = 10; // with each press
const PARTS = 3; // of a page
const EXCERPT = 22; // words

const MARKUP = `
  <form class="search-dialog__bar" role="search">
    <input class="search-dialog__field" type="search" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go">
    <button class="search-dialog__close" type="button"></button>
  </form>
  <p class="search-dialog__status" role="status"></p>
  <div class="search-dialog__results"></div>`;

let search;

/**
 * Opens the search, whose dialog and index are made and loaded the first time.
 *
 * @param {HTMLElement} button The button with the words of the search in `data-words`.
 */
export function openSearch(button) {
  search ??= new Search(JSON.parse(button.dataset.words), button.querySelector("svg"));
  search.open();
}

class Search {
  #words;
  #dialog;
  #field;
  #status;
  #results;
  #index;
  #kinds;
  /** Pages of each kind that are shown, where they are more than at first. */
  #shown = {};
  #asked = "";
  #answered = Promise.resolve();

  constructor(words, symbol) {
    this.#words = words;
    const properties = { className: "search-dialog", innerHTML: MARKUP, ariaLabel: words.search };
    this.#dialog = element("dialog", properties);
    const [form, status, results] = this.#dialog.children;
    const [field, close] = form.children;
    [this.#field, this.#status, this.#results] = [field, status, results];
    form.prepend(symbol.cloneNode(true));
    this.#field.ariaLabel = this.#field.placeholder = words.field;
    close.ariaLabel = words.close;

    form.addEventListener("submit", (event) => this.#enter(event));
    close.addEventListener("click", () => this.#dialog.close());
    this.#field.addEventListener("input", () => this.#ask());
    this.#dialog.addEventListener("keydown", (event) => this.#steer(event));
    // A press beside it closes the dialog, and so does a link that leads to a part of this page.
    this.#dialog.addEventListener("click", ({ target }) => {
      if (target === this.#dialog || target.closest("a")) this.#dialog.close();
    });
    this.#dialog.addEventListener("close", () => this.#leave());
    document.body.append(this.#dialog);
  }

  open() {
    if (!this.#dialog.open) this.#dialog.showModal();
    document.documentElement.dataset.searching = "";
    this.#field.focus();
    this.#field.select();
    this.#load();
  }

  /** The browser gives the focus back, unless what had it is in the menu, which is closed by now. */
  #leave() {
    delete document.documentElement.dataset.searching;
    const focused = document.activeElement;
    if (focused !== document.body && !this.#dialog.contains(focused)) return;
    const buttons = document.querySelectorAll(".header :is(.search-button, .menu-toggle)");
    [...buttons].find((it) => it.checkVisibility({ visibilityProperty: true }))?.focus();
  }

  /** Loads Pagefind and the index of the page's language; a failure is told, and tried again. */
  #load() {
    this.#index ??= (async () => {
      const pagefind = await import(new URL("../pagefind/pagefind.js", import.meta.url));
      await pagefind.options({ excerptLength: EXCERPT });
      this.#kinds = Object.keys((await pagefind.filters()).kind ?? {});
      return pagefind;
    })();
    this.#index.catch(() => (this.#index = undefined));
    return this.#index;
  }

  #say(words) {
    this.#status.textContent = words;
  }

  #ask() {
    this.#shown = {};
    this.#answered = this.#answer();
  }

  async #answer() {
    const asked = (this.#asked = this.#field.value.trim());
    if (!asked) return this.#show([]);
    if (!this.#kinds) this.#say(this.#words.loading);
    let groups;
    try {
      groups = await this.#find(await this.#load(), asked);
    } catch {
      this.#results.replaceChildren();
      return this.#say(this.#words.failed);
    }
    // Meanwhile something else may have been typed.
    if (asked === this.#asked) this.#show(groups);
  }

  /** @returns {Promise<object[]>} The kinds of pages with some words: the one with the best page first. */
  async #find(pagefind, asked) {
    const words = spelt(asked);
    const found = await Promise.all(
      this.#kinds.map(async (kind) => ({ kind, ...(await pagefind.search(words, { filters: { kind } })) })),
    );
    const groups = found.filter(({ results }) => results.length);
    groups.sort((one, other) => other.results[0].score - one.results[0].score);
    return Promise.all(
      groups.map(async ({ kind, results }) => {
        const shown = results.slice(0, this.#shown[kind] ?? PAGES);
        return { kind, count: results.length, pages: await Promise.all(shown.map((it) => it.data())) };
      }),
    );
  }

  #show(groups) {
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    const isNothing = this.#asked && !count;
    this.#results.replaceChildren(...groups.map((it) => this.#group(it)), ...(isNothing ? this.#wayOn() : []));
    if (isNothing) this.#say(this.#words.nothing.replace("{words}", () => this.#asked));
    else this.#say(count ? this.#counted(count) : "");
  }

  #counted(count) {
    const { lang } = document.documentElement;
    const forms = this.#words.found;
    const words = forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
    return words.replace("{count}", count.toLocaleString(lang));
  }

  #group({ kind, count, pages }) {
    const name = element("h2", { className: "search-dialog__kind", id: `search-${kind}` }, this.#words.kinds[kind] ?? kind);
    const list = element("ul", {}, ...pages.map((it) => element("li", {}, ...this.#page(it))));
    const group = element("section", { className: "search-dialog__group" }, name, list);
    group.setAttribute("aria-labelledby", name.id);
    const rest = Math.min(MORE, count - pages.length);
    if (rest) group.append(this.#more(kind, pages.length, rest));
    return group;
  }

  #more(kind, shown, rest) {
    const words = this.#words.more.replace("{count}", rest.toLocaleString(document.documentElement.lang));
    const button = element("button", { type: "button", className: "search-dialog__more" }, words);
    button.addEventListener("click", async () => {
      this.#shown[kind] = shown + rest;
      await this.#answer();
      this.#results.querySelectorAll(`[aria-labelledby="search-${kind}"] > ul > li > a`)[shown]?.focus();
    });
    return button;
  }

  /** Yields the link to a page, and to its parts with the words. */
  *#page({ url, meta, excerpt, sub_results: results }) {
    const whole = results.find((it) => !it.anchor);
    const parts = results.filter((it) => it.anchor).slice(0, PARTS);
    yield this.#link(url, meta.title, whole || !parts.length ? (whole?.excerpt ?? excerpt) : "");
    if (!parts.length) return;
    const links = parts.map((part) => element("li", {}, this.#link(part.url, part.title, part.excerpt)));
    yield element("ul", { className: "search-dialog__parts" }, ...links);
  }

  #link(...found) {
    const [href, title, excerpt] = found.map(original);
    const words = wordsOf(title, this.#asked).map(([word, isAsked]) => (isAsked ? element("mark", {}, word) : word));
    const link = element("a", { href }, element("b", {}, ...words));
    if (excerpt) link.append(element("span", {}, ...excerptOf(excerpt)));
    if (new URL(href, location).origin !== location.origin) {
      Object.assign(link, { target: "_blank", rel: "noopener noreferrer" });
      link.append(element("span", { className: "visually-hidden" }, ` ${this.#words.opensInNewTab}`));
    }
    return link;
  }

  /** Returns a line, and the links of the navigation, for those who have found nothing. */
  #wayOn() {
    const links = [...document.querySelectorAll(".nav > ul:first-child a")].map(({ href, textContent }) =>
      element("li", {}, element("a", { href }, element("b", {}, textContent))),
    );
    if (!links.length) return [];
    return [element("p", { className: "search-dialog__way-on" }, this.#words.wayOn), element("ul", {}, ...links)];
  }

  /** Enter in the field opens the first page that was found. */
  async #enter(event) {
    event.preventDefault();
    await this.#answered;
    if (this.#asked) this.#results.querySelector(".search-dialog__group a")?.click();
  }

  /** Up and down go from the field through what was found; letters go back to the field. */
  #steer(event) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const stops = [this.#field, ...this.#results.querySelectorAll("a, button")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // In WebKit the field takes this key for itself, also when there is nothing to clear.
    if (key === "Escape" && !this.#field.value) this.#dialog.close();
    else if (step && stops.includes(target)) {
      event.preventDefault();
      stops[stops.indexOf(target) + step]?.focus();
    } else if (target !== this.#field && key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) {
      this.#field.focus();
    }
  }
}

/** Returns an element with properties and children. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/**
 * Divides a title into its words and what is between them.
 *
 * @returns {[text: string, isAsked: boolean][]} Whether each begins with a word that was asked for.
 */
export function wordsOf(title, asked) {
  const divide = (text) => [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)];
  const beginnings = divide(folded(asked)).filter(({ isWordLike }) => isWordLike);
  const isAsked = (word) => beginnings.some(({ segment }) => folded(word).startsWith(segment));
  return divide(title).map(({ segment }) => [segment, isAsked(segment)]);
}

/**
 * Words in small letters as the index has them: a Turkish ı is an i there (see `search_index.py`).
 * Pagefind by itself would make small letters of the browser's language.
 */
const spelt = (words) => words.toLowerCase().replaceAll("ı", "i");

/** Words in small letters without marks, as Pagefind compares them. */
const folded = (words) => spelt(words).normalize("NFD").replace(/\p{M}/gu, "");

/** Text of the index as the page has it. */
const original = (text) => text.replaceAll("i\u034f", "ı");

/** Yields what an excerpt says, whose only elements are marks. */
function* excerptOf(html) {
  for (const { nodeName, textContent } of new DOMParser().parseFromString(html, "text/html").body.childNodes) {
    yield nodeName === "MARK" ? element("mark", {}, textContent) : textContent;
  }
}
