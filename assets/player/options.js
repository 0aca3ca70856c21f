const NAME = /^[\w-]+$/;

/**
 * Reads what a player page is asked for.
 *
 * @param {URL | Location} address `…/player/<name>`, or `/player?video=<name>`, with `autoplay`,
 *   `loop`, `autopause`, `controls`, `border` as 0 or 1: the words that Vimeo's player uses.
 */
export function readOptions({ pathname, search }) {
  const query = new URLSearchParams(search);
  const [, page = ""] = pathname.match(/\/player\/([^/]*)$/) ?? [];
  const name = query.get("video") ?? page.replace(/\.html$/, "");
  const on = (key, otherwise) =>
    query.has(key) ? !["0", "false"].includes(query.get(key)) : otherwise;
  return {
    name: NAME.test(name) && name !== "index" ? name : null,
    autoplay: on("autoplay", false),
    loop: on("loop", false),
    autopause: on("autopause", true),
    controls: on("controls", true),
    border: on("border", true),
  };
}
