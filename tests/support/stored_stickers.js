// Writes what is stored of a visitor's stickers, or without records returns it.
(records) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("playground", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("stickers");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction("stickers", "readwrite");
    const store = transaction.objectStore("stickers");
    const request = records ? store.put(records, "own") : store.get("own");
    transaction.oncomplete = () => (database.close(), resolve(request.result));
  };
})
