// Says what the button beside each block of code copies: its lines, without those that are gone.
for (const button of document.querySelectorAll(".copy-code > [data-copy]")) {
  const lines = [...button.closest(".code-box").querySelector("code").childNodes];
  button.dataset.copy = lines
    .filter(({ nodeName }) => nodeName !== "DEL")
    .map(({ textContent }) => textContent)
    .join("");
}
