/** Eases from 0 to 1: `slow` at both ends, `out` fast at first, `in` fast at last, `over` goes past 1 and back. */
export const EASES = {
  slow: (x) => x * x * (3 - 2 * x),
  out: (x) => 1 - (1 - x) ** 3,
  in: (x) => x ** 3,
  over: (x) => 1 + 2.7 * (x - 1) ** 3 + 1.7 * (x - 1) ** 2,
};

/**
 * A value over time. `keys` are `[second, value, ease]`; the ease leads to that value.
 *
 * @param {number} t Seconds.
 * @param {[number, number, string?][]} keys In the order of their time.
 */
export function track(t, keys) {
  const next = keys.findIndex(([second]) => second > t);
  if (next === 0) return keys[0][1];
  if (next < 0) return keys.at(-1)[1];
  const [[from, start], [to, end, ease = "slow"]] = [keys[next - 1], keys[next]];
  return start + (end - start) * EASES[ease]((t - from) / (to - from));
}

/** 1 at the moment of a blow, and 0 after `length` seconds and before it. */
export const since = (t, moment, length) => (t < moment ? 0 : Math.max(0, 1 - (t - moment) / length));
