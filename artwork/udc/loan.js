/** What a fixed-rate loan costs: `amount` in dollars, `months`, and the yearly `rate` in per cent. */
export function loan({ amount, months, rate }) {
  const monthly = rate / 1200;
  const payment = (amount * monthly) / (1 - (1 + monthly) ** -months);
  const owed = (month) => amount * (1 + monthly) ** month - payment * (((1 + monthly) ** month - 1) / monthly);
  return { payment, interest: payment * months - amount, owed };
}

export const dollars = (number) => `$${Math.round(number).toLocaleString("en-NZ")}`;
