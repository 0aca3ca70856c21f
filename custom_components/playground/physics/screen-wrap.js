/** Brings one coordinate back into -reach … length + reach, by whole rounds. */
function around(value, length, reach) {
  if (value >= -reach && value <= length + reach) return value;
  const round = length + 2 * reach;
  return ((((value + reach) % round) + round) % round) - reach;
}

/**
 * Says how far a sprite must jump to come back on the opposite side.
 *
 * It leaves by its whole reach before it enters, so that no part of it pops in or out,
 * and however far it was flung it lands in the round it would have reached.
 *
 * @param {{x: number, y: number}} position
 * @param {number} reach How far anything of the sprite can be seen from its position.
 * @param {{width: number, height: number}} bounds
 * @returns {{x: number, y: number}} Zero on an axis that needs no jump.
 */
export function wrapJump(position, reach, bounds) {
  return {
    x: around(position.x, bounds.width, reach) - position.x,
    y: around(position.y, bounds.height, reach) - position.y,
  };
}
