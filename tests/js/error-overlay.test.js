import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import errorOverlay from "../../custom_components/sandbox_islands/error_overlay/vite-plugin-error-overlay.js";

const FILE = join(mkdtempSync(join(tmpdir(), "overlay-")), "errors.json");
const ERROR = { id: "a.yaml", loc: { line: 3, column: 1 }, message: "missing key" };

let watcher, ws;

/** Writes the errors as `make dev` does. */
function write(errors) {
  writeFileSync(FILE, JSON.stringify(errors));
  watcher.emit("all", "change", FILE);
}

/** Opens a tab; returns what is sent to it. */
function connect() {
  const sent = [];
  const client = { send: (message) => sent.push(message) };
  ws.clients.add(client);
  ws.emit("vite:client:connect", undefined, client);
  return sent;
}

beforeEach(() => {
  process.env.PORTFOLIO_ERRORS = FILE;
  watcher = Object.assign(new EventEmitter(), { add() {} });
  ws = Object.assign(new EventEmitter(), {
    clients: new Set(),
    send: () => assert.fail("Vite keeps what is sent while no tab is open"),
  });
  writeFileSync(FILE, "[]");
  errorOverlay().configureServer({ watcher, ws });
});

test("an error is sent to every open tab, with the others below the first", () => {
  const tabs = [connect(), connect()];
  write([ERROR, { ...ERROR, id: "b.yaml" }]);
  for (const sent of tabs) {
    assert.equal(sent.length, 1);
    assert.equal(sent[0].type, "error");
    assert.equal(sent[0].err.message, "missing key");
    assert.equal(sent[0].err.stack, "b.yaml:3:1\nmissing key\n");
  }
});

test("a tab that is opened later gets the error, and its removal", () => {
  write([ERROR]);
  const sent = connect();
  write([]);
  assert.deepEqual(sent.map(({ type }) => type), ["error", "update"]);
});

test("the overlay says nothing of a configuration that the site has not", () => {
  const client = fileURLToPath(import.meta.resolve("../../.web/node_modules/vite/dist/client/client.mjs"));
  const { filter, handler } = errorOverlay().transform;
  assert.match(client, filter.id);
  const said = handler(readFileSync(client, "utf8"));
  assert.match(said, /"Click outside, press ".* key, or fix the code to dismiss\."\)\)/);
  assert.doesNotMatch(said, /You can also/);
});

test("a tab that is opened after the error is mended gets nothing", () => {
  write([ERROR]);
  write([]);
  assert.deepEqual(connect(), []);
});
