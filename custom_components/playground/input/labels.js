/** Description of the keyboard controls, for screen readers. */
export const keyboardHelp =
  "Arrow keys choose a sticker. Enter picks it up and, after a nudge with the arrows, throws " +
  "it. Escape drops it.";

/**
 * What a sprite is called in announcements: its label, or "Smiley tounge" for `smileyTounge`.
 *
 * @param {{blueprint: {name: string, label?: string}}} sprite
 */
export function spriteLabel({ blueprint: { name, label } }) {
  const spaced = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return label ?? spaced[0].toUpperCase() + spaced.slice(1);
}
