/** Per cent a year. */
export const RATE = 8.9;

/**
 * What a loan with a fixed rate and equal payments at the end of each month costs.
 *
 * @param {{ amount: number, months: number, rate?: number }} terms Dollars, and per cent a year.
 * @returns {{ payment: number, interest: number, owed: (month: number) => number }} In dollars: each
 *   month's payment, all interest, and what is still owed after a number of months.
 */
export function loan({ amount, months, rate = RATE }) {
  const monthly = rate / 1200;
  const payment = (amount * monthly) / (1 - (1 + monthly) ** -months);
  const owed = (month) => amount * (1 + monthly) ** month - payment * (((1 + monthly) ** month - 1) / monthly);
  return { payment, interest: payment * months - amount, owed };
}

/** Returns an amount in whole dollars, such as `$85,000`. */
export const dollars = (number) => `$${Math.round(number).toLocaleString("en-NZ")}`;

/** Returns a term in words, such as `3 years`. */
export const years = (number) => (number === 1 ? "1 year" : `${number} years`);
