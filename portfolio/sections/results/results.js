// Counts the numbers of results up, once each, when half of it is seen. The number itself stays in
// the page, so that its place is kept and screen readers hear nothing else; what is counted is painted
// over it. `data-count` has the fields of `Figure` in i18n/figures.py.
(() => {
  const DURATION = 900;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;

  /** Returns a number in the digits and groups of what was written. */
  const written = (value, { before, after, group, zero }) => {
    const groups = group ? String(value).replace(/\B(?=(\d{3})+$)/g, group) : String(value);
    const digit = (it) => String.fromCodePoint(zero.codePointAt(0) + Number(it));
    return before + groups.replace(/\d/g, digit) + after;
  };

  const count = (figure) => {
    const total = JSON.parse(figure.dataset.count);
    let start;
    const step = (now) => {
      start ??= now;
      const share = (now - start) / DURATION;
      if (share >= 1) return delete figure.dataset.counting;
      const eased = 1 - (1 - share) ** 4;
      figure.dataset.counting = written(Math.floor(total.value * eased), total);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  const seen = (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      count(target);
    }
  };
  const observer = new IntersectionObserver(seen, { threshold: 0.5 });
  document.querySelectorAll("[data-count]").forEach((figure) => observer.observe(figure));
})();
