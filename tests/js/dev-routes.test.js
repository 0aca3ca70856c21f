/** While developing, a route resolves to the same file as on a host. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { resolveRoute } from "../../custom_components/dev_routes/vite-plugin-dev-routes.js";

const files = ["/lab/fill-the-beaker.html", "/player/index.html", "/player/player.js"];
const resolve = (path) => resolveRoute(path, (name) => files.includes(name));

test("a hand-written page is served without its extension", () => {
  assert.equal(resolve("/lab/fill-the-beaker"), "/lab/fill-the-beaker.html");
});

test("every video has a player page", () => {
  assert.equal(resolve("/player/wato"), "/player/index.html");
});

test("every other route stays as it is", () => {
  for (const path of ["/", "/projects", "/player/player.js", "/lab/nothing", "/@vite/client"]) {
    assert.equal(resolve(path), path);
  }
});
