// Mounts the exported playground in a page of its own, and takes it off again, many times over.

/** Finds what a chunk of the export gives under a name, whatever the bundler calls it. */
function take(chunk, name) {
  const given = Object.values(chunk);
  const found = given.find((it) => it?.[name]);
  return (found ?? given.map((it) => typeof it === "function" && it()).find((it) => it?.[name]))[name];
}

window.prepare = async ({ jsxRuntime, client, playground, props }) => {
  const [createElement] = Object.values(await import(jsxRuntime));
  const createRoot = take(await import(client), "createRoot");
  const Playground = take(await import(playground), "Playground");
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
