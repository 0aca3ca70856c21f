/**
 * Collects undos, so that whatever is done can be undone where it was done.
 *
 * @returns {{add: Function, listen: Function, empty: Function}}
 */
export function createBin() {
  let undos = [];
  return {
    /** Keeps an undo for later. */
    add(undo) {
      undos.push(undo);
    },
    /** Listens, and keeps the undo. */
    listen(target, type, listener, options) {
      target.addEventListener(type, listener, options);
      undos.push(() => target.removeEventListener(type, listener, options));
    },
    /** Undoes everything, the latest first. */
    empty() {
      for (const undo of undos.reverse()) undo();
      undos = [];
    },
  };
}
