// Waits until the page itself asks for nothing more; a video in a frame asks for ever.
() => new Promise((resolve) => {
  let last;
  const look = () => {
    const { length } = performance.getEntriesByType("resource");
    if (length === last) return resolve();
    last = length;
    setTimeout(look, 500);
  };
  look();
})
