/** What a loan costs each month, and in all. */
function payment(amount, months, yearlyRate) {
  const rate = yearlyRate / 12;
  const share = rate / (1 - (1 + rate) ** -months);
  const monthly = amount * share;
  return { monthly, total: monthly * months };
}

for (const slider of form.querySelectorAll("input[type=range]")) {
  slider.addEventListener("input", () => {
    const { monthly, total } = payment(amount(), slider.valueAsNumber, RATE);
    const said = `${slider.value} months, ${money(monthly)} each`;
    slider.setAttribute("aria-valuetext", said);
    draw(slider, monthly, total);
  });
}
