(element) => new Promise((resolve) => {
  let last;
  const look = () => {
    const { top } = element.getBoundingClientRect();
    if (top === last) return resolve();
    last = top;
    setTimeout(() => requestAnimationFrame(look), 60);
  };
  look();
})
