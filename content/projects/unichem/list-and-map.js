// The list is in the page before the map is. Each pin is made from its row.
for (const row of list.querySelectorAll("li")) {
  const { lat, lng } = row.dataset;
  const pin = map.addPin(Number(lat), Number(lng));

  const choose = () => {
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    row.setAttribute("aria-current", "true");
    map.drawWayTo(pin);
  };
  row.querySelector("a").addEventListener("focus", choose);
  pin.addEventListener("click", choose);
}
