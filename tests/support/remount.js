// Mounts the exported playground in a page of its own, and takes it off again, many times over.

window.prepare = async ({ react, client, playground, props }) => {
  const { createElement } = (await import(react)).default;
  const { createRoot } = (await import(client)).default;
  const { Playground } = await import(playground);
  const stage = document.getElementById("stage");
  const changes = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** One visit: until every sprite plays, then a few frames, then gone. */
  async function visit() {
    const place = stage.appendChild(document.createElement("div"));
    const root = createRoot(place);
    root.render(createElement(Playground, props));
    const playing = () => place.querySelector(`[data-sprites="${props.sprites.length}"]`);
    while (!playing()) await changes();
    place.querySelector('[data-playground-action="tap"]').click();
    await changes();
    window.atPlay = spy.left();
    root.unmount();
    place.remove();
  }

  window.visits = async (count) => {
    while (count-- > 0) await visit();
  };
};
