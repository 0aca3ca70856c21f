import { dollars, loan } from "/lab/loan/loan.js";

const AMOUNT = 124000;
const offer = (months) => ({ months, amount: AMOUNT, ...loan({ amount: AMOUNT, months }) });

/** The two loans for a boat that the pictures of the calculator tell of. */
export const SOONER = offer(36);
export const EASIER = offer(72);

/** Writes amounts into the elements of the page that are named after them. */
export function write(amounts) {
  for (const [name, amount] of Object.entries(amounts)) document.querySelector(`[data-sum="${name}"]`).textContent = dollars(amount);
}
