const flag = (src, name) => {
  const value = new URL(src, "https://here.invalid").searchParams.get(name);
  return value !== null && value !== "0" && value !== "false";
};

/** Whether a player's address asks it to start by itself. */
export function startsItself(src) {
  return flag(src, "autoplay");
}

/** The same address, asking the player to start. */
export function started(src) {
  if (startsItself(src)) return src;
  const [path, query = ""] = src.split("?");
  const params = new URLSearchParams(query);
  params.set("autoplay", "1");
  return `${path}?${params}`;
}
