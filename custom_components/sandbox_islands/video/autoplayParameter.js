/** Returns whether a player's URL has autoplay on; video.jsx decides when it plays. */
export function hasAutoplay(src) {
  const value = new URL(src, "https://example.invalid").searchParams.get("autoplay");
  return value !== null && value !== "0" && value !== "false";
}

/** Returns a player's URL with `autoplay=1`. */
export function withAutoplay(src) {
  if (hasAutoplay(src)) return src;
  const [path, query = ""] = src.split("?");
  const params = new URLSearchParams(query);
  params.set("autoplay", "1");
  return `${path}?${params}`;
}
