import assert from "node:assert/strict";
import { test } from "node:test";
import { Disposables } from "../../custom_components/playground/browser/disposables.js";

test("dispose runs the clean-up functions once, the last one first", () => {
  const calls = [];
  const disposables = new Disposables();
  disposables.defer(() => calls.push("first"));
  disposables.defer(() => calls.push("second"));
  const { dispose } = disposables;
  dispose();
  dispose();
  assert.deepEqual(calls, ["second", "first"]);
});

test("dispose removes listeners, those with options too", () => {
  const target = new EventTarget();
  let calls = 0;
  const disposables = new Disposables();
  disposables.listen(target, "click", () => (calls += 1), { capture: true });
  target.dispatchEvent(new Event("click"));
  disposables.dispose();
  target.dispatchEvent(new Event("click"));
  assert.equal(calls, 1);
});
