import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createRecord,
  isRecord,
  isStickerText,
  limitText,
} from "../../custom_components/sandbox_islands/playground/own_stickers/record.js";

const stroke = { ink: 0, width: 2, points: [[10, 10], [190.5, 20]] };
const drawn = { version: 1, id: "m1x2-abc", strokes: [stroke] };
const typed = { version: 1, id: "m1x2-abd", text: "Hello", ink: 7 };
const family = "👨‍👩‍👧‍👦";

test("a new record is valid, survives JSON, and has an id of its own", () => {
  const records = [createRecord({ strokes: [stroke] }), createRecord({ text: "Hi", ink: 1 })];
  for (const record of records) assert.ok(isRecord(JSON.parse(JSON.stringify(record))));
  assert.notEqual(records[0].id, records[1].id);
});

test("drawn and typed records are valid, and so is a pen's pressure", () => {
  const pressed = { ...stroke, points: [[1, 2, 0], [3, 4, 1]] };
  for (const record of [drawn, typed, { ...drawn, strokes: [pressed, stroke] }]) {
    assert.ok(isRecord(record), JSON.stringify(record));
  }
});

const withStroke = (change) => ({ ...drawn, strokes: [{ ...stroke, ...change }] });
const hostile = {
  nothing: null,
  "a text": "hello",
  "a list": [drawn],
  "no content": { version: 1, id: "a" },
  "another version": { ...drawn, version: 2 },
  "an id that is none": { ...drawn, id: 7 },
  "no strokes": { ...drawn, strokes: [] },
  "strokes that are none": { ...drawn, strokes: [null] },
  "too many points": { ...drawn, strokes: Array(9).fill({ ...stroke, points: Array(999).fill([1, 1]) }) },
  "a length that lies": { ...drawn, strokes: { length: 1, 0: stroke } },
  "a stroke without points": withStroke({ points: [] }),
  "a point that is not finite": withStroke({ points: [[NaN, 1]] }),
  "a point of texts": withStroke({ points: [["1", "2"]] }),
  "a text that is none": { ...typed, text: 5 },
  "an empty text": { ...typed, text: "" },
  "a text of spaces": { ...typed, text: "   " },
  "a text that nobody sees": { ...typed, text: "\u200d\u200b" },
  "letters that are blank": { ...typed, text: "\u3164\u2800" },
  "thirteen letters": { ...typed, text: "abcdefghijklm" },
  "two lines": { ...typed, text: "a\nb" },
  "reversed text": { ...typed, text: "a\u202eb" },
  "half a character": { ...typed, text: "a\ud83d" },
  "a letter with hundreds of marks": { ...typed, text: `a${"\u0301".repeat(500)}` },
};

for (const [name, value] of Object.entries(hostile)) {
  test(`a stored value with ${name} is not valid`, () => assert.equal(isRecord(value), false));
}

test("letters are counted as readers count them", () => {
  assert.ok(isStickerText(family.repeat(4)));
  assert.ok(isStickerText("e\u0301".repeat(12)));
  assert.ok(!isStickerText("e\u0301".repeat(13)));
  assert.ok(isStickerText("こんにちは"));
});

test("what is typed is cut to a text that can be stored, and no letter is cut in two", () => {
  assert.equal(limitText("Wonderfully made"), "Wonderfully ");
  assert.equal(limitText("  a\n\u202eb"), "ab");
  assert.equal(limitText("🇸🇪".repeat(20)), "🇸🇪".repeat(12));
  for (const text of [family.repeat(90), "👍🏽".repeat(90), `b${"\u0301".repeat(40)}`.repeat(12)]) {
    assert.ok(isStickerText(limitText(text)), text);
  }
  assert.equal(limitText(`a${"\u0301".repeat(5000)}`), "");
});
