/** While developing, a route resolves to the same file as on a host. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { test } from "node:test";
import devRoutes, {
  fileIn,
  resolveRoute,
  withLoadedRedirects,
} from "../../custom_components/sandbox_islands/dev_routes/vite-plugin-dev-routes.js";

const files = ["/lab/fill-the-beaker.html", "/player.html", "/player/player.js"];
const resolve = (path) => resolveRoute(path, (name) => files.includes(name));

test("a hand-written page is served without its extension", () => {
  assert.equal(resolve("/lab/fill-the-beaker"), "/lab/fill-the-beaker.html");
});

test("every video has a player page", () => {
  assert.equal(resolve("/player/wato"), "/player.html");
  assert.equal(resolve("/player"), "/player.html");
});

test("every other route stays as it is", () => {
  for (const path of ["/", "/projects", "/player/player.js", "/lab/nothing", "/@vite/client"]) {
    assert.equal(resolve(path), path);
  }
});

test("a drawing of the theme is found at any depth", () => {
  assert.equal(fileIn("/cache", "/svg/bomb.svg"), "/cache/svg/bomb.svg");
  assert.equal(fileIn("/cache", "/art/of.mine/fox.v2.svg"), "/cache/art/of.mine/fox.v2.svg");
});

test("the masks of a theme are found", () => {
  assert.equal(fileIn("/cache", "/art/moon.png"), "/cache/art/moon.png");
});

test("no path leads out of the folder", () => {
  for (const path of ["/../site.json", "/svg/..%2Fsite.json", "/.hidden.json", "/svg//a.svg"]) {
    assert.equal(fileIn("/cache", path), null);
  }
  assert.equal(fileIn("/cache", "/src/main.py"), null);
});

/** Returns what answers requests in a folder, with what `dev-routes.json` says there. */
function serve(root, settings) {
  writeFileSync(join(root, "dev-routes.json"), JSON.stringify(settings));
  let answer;
  const middlewares = { use: (handler) => (answer = handler) };
  devRoutes().configureServer({ config: { root, publicDir: root }, middlewares });
  return answer;
}

test("no request ends the server", async () => {
  const root = mkdtempSync(join(tmpdir(), "routes-"));
  mkdirSync(join(root, "three.js"));
  writeFileSync(join(root, "gone.css"), "a {}");
  const answer = serve(root, { folders: [root] });

  const passed = [];
  for (const url of ["/three.js", "/__%/%", "/%ff?a", "*", "http://a.test/../b.css"]) {
    answer({ url }, {}, () => passed.push(url));
  }
  assert.equal(passed.length, 5);

  const response = Object.assign(new Writable(), { setHeader() {} });
  answer({ url: "/gone.css" }, response, assert.fail);
  rmSync(root, { recursive: true });
  await new Promise((closed) => response.on("close", closed));
});

test("an address below the path of its host leads on to the root, and to no other host", () => {
  const root = mkdtempSync(join(tmpdir(), "routes-"));
  const answer = serve(root, { folders: [], base: "/site" });
  rmSync(root, { recursive: true });
  const leadsTo = (url) => {
    let found;
    const writeHead = (status, { location }) => ({ end: () => (found = location) });
    answer({ url }, { writeHead }, () => (found = null));
    return found;
  };

  assert.equal(leadsTo("/site"), "/");
  assert.equal(leadsTo("/site/?a=/site/b"), "/?a=/site/b");
  assert.equal(leadsTo("/site/projects/wato?a"), "/projects/wato?a");
  assert.equal(leadsTo("/site//evil.test"), "/evil.test");
  assert.equal(leadsTo("/site/\\evil.test"), "/evil.test");
  assert.equal(leadsTo("/sites"), null);
  assert.equal(leadsTo("/projects"), null);
});

test("redirects load documents", () => {
  const script = "if (replaces) navigate(pathname, { replace: true });\nelse navigate(pathname);";
  assert.equal(
    withLoadedRedirects(script),
    "if (replaces) window.location.replace(pathname);\nelse window.location.assign(pathname);",
  );
});

test("redirects of another form are an error", () => {
  assert.throws(() => withLoadedRedirects("navigate(path);"), /redirects in another way/);
});
