// Types words, and returns how many milliseconds their results took.
async (words) => {
  const field = document.querySelector(".search-dialog__field");
  const results = document.querySelector(".search-dialog__results");
  const changed = new Promise((done) => {
    new MutationObserver(done).observe(results, { childList: true });
  });
  const start = performance.now();
  field.value = words;
  field.dispatchEvent(new Event("input"));
  await changed;
  return performance.now() - start;
}
