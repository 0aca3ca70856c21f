/** While developing, an address finds the same page as on a host. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "../../custom_components/addresses/vite-plugin-addresses.js";

const files = ["/lab/fill-the-beaker.html", "/player/index.html", "/player/player.js"];
const find = (path) => page(path, (name) => files.includes(name));

test("a page written by hand is found without its ending", () => {
  assert.equal(find("/lab/fill-the-beaker"), "/lab/fill-the-beaker.html");
});

test("every video has a player", () => {
  assert.equal(find("/player/wato"), "/player/index.html");
});

test("everything else is asked for as it is", () => {
  for (const path of ["/", "/projects", "/player/player.js", "/lab/nothing", "/@vite/client"]) {
    assert.equal(find(path), path);
  }
});
