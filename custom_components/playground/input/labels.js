/**
 * Replaces the placeholders of a text, such as `{sticker}`.
 *
 * @param {string} text
 * @param {Record<string, string | number>} values By the names of the placeholders.
 */
export function fillPlaceholders(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/**
 * What a sticker is called in announcements: its label, or "Smiley tounge" for `smileyTounge`.
 *
 * @param {{blueprint: {name: string, label?: string}}} sticker
 */
export function stickerLabel({ blueprint: { name, label } }) {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return label ?? spaced[0].toUpperCase() + spaced.slice(1);
}
