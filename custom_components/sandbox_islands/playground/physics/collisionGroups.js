/** What stands still, what falls, and what drifts: bits by which Matter.js lets bodies collide. */
const STICKER = 0b001;
const COVER = 0b010;
const BOLT = 0b100;

/** A cover is hit by stickers alone. */
export const coverFilter = { category: COVER, mask: STICKER, group: 0 };

/** Bolts fall past everything that lies in front of the stickers. */
export const boltFilter = { category: BOLT, mask: STICKER | BOLT, group: 0 };

export const stickerFilter = { category: STICKER, mask: STICKER | COVER | BOLT, group: 0 };

/**
 * A sticker that is dragged, or on its way out from behind a cover. Near the ground its bolts appear
 * right over it.
 */
export const passingFilter = { category: STICKER, mask: STICKER, group: 0 };
