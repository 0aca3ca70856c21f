/**
 * The names that the page keeps in the browser (here layout/scripts/collection.js does it); none
 * where it keeps nothing, or something else.
 */
function storedNames(key) {
  try {
    return [...new Set(JSON.parse(localStorage.getItem(key)))];
  } catch {
    return [];
  }
}

/**
 * The stickers that a visitor has collected on other pages, the last ones, as specs like those of
 * `sprites`.
 *
 * @param {typeof import("../defaults.js").defaults} settings
 */
export function collectedSpecs(settings) {
  const { collectibles, collectionKey, maxCollected, sprites } = settings;
  const size = settings.size * settings.collectedShare;
  return storedNames(collectionKey)
    .map((name) => collectibles.findIndex((spec) => spec.name === name))
    .filter((place) => place >= 0)
    .slice(-maxCollected)
    .map((place) => ({
      ...collectibles[place],
      size,
      index: sprites.length + place,
      isCollected: true,
    }));
}
