// Names every word and picture of an island that its page was served with and no longer shows.
(page) => {
  // Each text by itself: what comes before another would make one word with it.
  const words = (it) => {
    const texts = it.ownerDocument.createTreeWalker(it, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(...texts.currentNode.data.split(/\s+/));
    return found.filter(Boolean);
  };
  const served = new DOMParser().parseFromString(page, "text/html");
  const islands = document.querySelectorAll("[data-island]");
  return [...served.querySelectorAll("[data-island]")].flatMap((before, index) => {
    const now = islands[index];
    const here = new Set(words(now));
    const gone = words(before).filter((word) => !here.has(word));
    const pictures = (it) => it.querySelectorAll("img, svg").length;
    if (pictures(now) < pictures(before)) gone.push("a picture");
    return gone.map((it) => `${before.dataset.island} has lost ${it}`);
  });
}
