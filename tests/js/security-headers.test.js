/** The development server sends the headers that the last compile has written. */
import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import securityHeaders from "../../portfolio/hosting/vite-plugin-security-headers.js";

test("each answer has the headers as they are, or were before they are half written", () => {
  const root = mkdtempSync(join(tmpdir(), "headers-"));
  const file = join(root, "security-headers.json");
  let handler;
  securityHeaders().configureServer({ config: { root }, middlewares: { use: (it) => (handler = it) } });
  const ask = () => {
    const sent = {};
    handler({}, { setHeader: (name, value) => (sent[name] = value) }, () => (sent.went = "on"));
    return sent;
  };
  assert.deepEqual(ask(), { went: "on" });
  writeFileSync(file, '{"X-One": "1"}');
  assert.deepEqual(ask(), { "X-One": "1", went: "on" });
  writeFileSync(file, '{"X-Two": ');
  assert.deepEqual(ask(), { "X-One": "1", went: "on" });
  writeFileSync(file, '{"X-Two": "2"}');
  assert.deepEqual(ask(), { "X-Two": "2", went: "on" });
});
