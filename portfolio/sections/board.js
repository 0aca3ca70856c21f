// The header of home has the mark alone; it has the name, too, once the board is out of view.
new IntersectionObserver((entries) => {
  document.documentElement.toggleAttribute("data-past-board", !entries.at(-1).isIntersecting);
}).observe(document.querySelector(".board"));
