// Puts the words of a language into the controls, and returns how many were put.
([controls, words, language, direction]) => {
  Object.assign(document.documentElement, { lang: language, dir: direction });
  let count = 0;
  for (const control of document.querySelectorAll(controls)) {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      node.english ??= node.data.trim();
      if (!words[node.english]) continue;
      node.data = words[node.english];
      count += 1;
    }
  }
  return count;
}
