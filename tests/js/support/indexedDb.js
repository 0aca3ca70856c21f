/** As much of IndexedDB as the playground uses: values by key, which are copied as JSON. */

function request(act) {
  const made = {};
  queueMicrotask(() => {
    try {
      made.result = act();
      made.onsuccess?.();
    } catch (error) {
      made.error = error;
      made.onerror?.();
    }
  });
  return made;
}

/**
 * @param {object} [options]
 * @param {Error} [options.failure] Thrown by every change.
 * @returns {IDBFactory & {values: Map<string, unknown>, openCount: number}} `openCount` is the number
 *   of connections that were not closed.
 */
export function createIndexedDb({ failure } = {}) {
  const values = new Map();
  const copy = (value) => (value === undefined ? undefined : structuredClone(value));
  const store = {
    get: (key) => request(() => copy(values.get(key))),
    put: (value, key) =>
      request(() => {
        if (failure) throw failure;
        values.set(key, copy(value));
      }),
  };
  const factory = {
    values,
    openCount: 0,
    open() {
      const opened = request(() => {
        factory.openCount += 1;
        const close = () => (factory.openCount -= 1);
        const transaction = () => ({ objectStore: () => store });
        return { createObjectStore: () => store, transaction, close };
      });
      return opened;
    },
  };
  return factory;
}
