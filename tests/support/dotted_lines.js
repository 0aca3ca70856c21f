// Returns what is wrong with a row of facts: dots that begin a line, and facts that stick out.
(row) => {
  const box = row.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(row).direction === "rtl";
  const lines = new Set();
  return [...row.querySelectorAll("li")].flatMap((fact) => {
    const { left, right, top } = fact.getBoundingClientRect();
    const dot = parseFloat(getComputedStyle(fact, "::before").width);
    const inner = isRightToLeft ? box.right - (right - dot) : left + dot - box.left;
    const isFirst = !lines.has(Math.round(top));
    lines.add(Math.round(top));
    const sticksOut = isRightToLeft ? left < box.left - 1 : right > box.right + 1;
    const hasDot = inner > dot / 2;
    return sticksOut || isFirst === hasDot ? [fact.textContent] : [];
  });
};
