(element) => new Promise((resolve) => {
  let last;
  const frame = () => new Promise((go) => [requestAnimationFrame(go), setTimeout(go, 1000)]);
  const look = () => {
    const { top } = element.getBoundingClientRect();
    if (top === last) return resolve();
    last = top;
    setTimeout(() => frame().then(look), 60);
  };
  look();
})
