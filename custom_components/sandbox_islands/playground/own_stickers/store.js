import { isRecord } from "./record.js";

/** How many stickers of a visitor are kept. */
export const MAX_STICKERS = 5;

const DATABASE = "playground";
const OBJECT_STORE = "stickers";
/** All records are one value, so that reading, checking and writing them cannot be interrupted. */
const KEY = "own";

/** How long the database has to answer, in ms: in some browsers it never does. */
const PATIENCE = 1000;

/** Fails when a promise is not kept in time. */
function inTime(promise) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error("The database does not answer."));
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** The result of a request, as a promise. */
function resultOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** What is valid of a stored value: the oldest five, each once. */
function validRecords(value) {
  const records = Array.isArray(value) ? value.filter(isRecord) : [];
  const isFirst = ({ id }, index) => records.findIndex((other) => other.id === id) === index;
  return records.filter(isFirst).slice(0, MAX_STICKERS);
}

/**
 * The stickers that a visitor has made, oldest first. They are kept in the browser, or where that is
 * not possible (no storage, a private window, no space, no answer) for this visit.
 *
 * A sixth is refused: nobody's drawing is thrown away for a new one. What is stored and not valid is
 * left out without a word, and gone with the next change.
 */
export class StickerStore {
  /** @type {import("./record.js").StickerRecord[]} */
  #records = [];
  /** Whether the browser does not keep them. */
  isForThisVisit = false;

  /** @param {IDBFactory | undefined} [factory] Without one stickers are kept for this visit. */
  constructor(factory = globalThis.indexedDB) {
    this.factory = factory;
  }

  /** @returns {Promise<import("./record.js").StickerRecord[]>} */
  async all() {
    await this.#update((records) => records);
    return this.#records;
  }

  /**
   * @param {import("./record.js").StickerRecord} record
   * @returns {Promise<boolean>} False where it is not kept: there are five, or it is not valid.
   */
  async add(record) {
    await this.#update((records) => validRecords([...records, record]));
    return this.#records.some(({ id }) => id === record.id);
  }

  /** @param {string} id Of a record; that of none changes nothing. */
  async remove(id) {
    await this.#update((records) => records.filter((record) => record.id !== id));
  }

  /** Changes the records in storage, which another tab may have changed; or those of this visit. */
  async #update(change) {
    if (!this.isForThisVisit) {
      try {
        this.#records = await inTime(this.#inStorage(change));
        return;
      } catch {
        // From now on storage does not know what the visitor has.
        this.isForThisVisit = true;
      }
    }
    this.#records = change(this.#records);
  }

  /** Reads, changes and writes the records in one transaction. */
  async #inStorage(change) {
    const request = this.factory.open(DATABASE);
    request.onupgradeneeded = () => request.result.createObjectStore(OBJECT_STORE);
    const database = await resultOf(request);
    try {
      const transaction = database.transaction(OBJECT_STORE, "readwrite");
      const store = transaction.objectStore(OBJECT_STORE);
      const stored = validRecords(await resultOf(store.get(KEY)));
      const changed = change(stored);
      if (changed !== stored) await resultOf(store.put(changed, KEY));
      return changed;
    } finally {
      // An open connection would keep the page out of the back-forward cache.
      database.close();
    }
  }
}
