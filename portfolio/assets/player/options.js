const NAME = /^[\w-]+$/;

/**
 * Reads the options of a player page from its URL.
 *
 * @param {URL | Location} url `…/player/<name>`, or `/player?video=<name>`, with the parameters
 *   `autoplay`, `loop`, `autopause`, `controls` and `border` as 0 or 1, named as Vimeo's player has
 *   them.
 * @returns {{name: string | null, autoplay: boolean, loop: boolean, autopause: boolean,
 *   controls: boolean, border: boolean}} `name` is null where the URL names no video.
 */
export function readOptions({ pathname, search }) {
  const query = new URLSearchParams(search);
  const [, page = ""] = pathname.match(/\/player\/([^/]*)$/) ?? [];
  const name = query.get("video") ?? page.replace(/\.html$/, "");
  const flag = (key, fallback) =>
    query.has(key) ? !["0", "false"].includes(query.get(key)) : fallback;
  return {
    name: NAME.test(name) && name !== "index" ? name : null,
    autoplay: flag("autoplay", false),
    loop: flag("loop", false),
    autopause: flag("autopause", true),
    controls: flag("controls", true),
    border: flag("border", true),
  };
}
