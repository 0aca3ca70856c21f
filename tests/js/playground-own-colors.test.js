import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chooseInks,
  contrast,
  nameOf,
} from "../../custom_components/sandbox_islands/playground/own_stickers/colors.js";

const white = [255, 255, 255];
const black = [20, 20, 20];
const red = [230, 60, 50];
const yellow = [255, 225, 74];
const green = [20, 140, 90];
const blue = [40, 90, 220];

test("inks that can be seen on the paper are the theme's own", () => {
  assert.deepEqual(chooseInks([black, red, green, blue], white), [black, red, green, blue]);
});

test("an ink that cannot be seen is darkened until it can, and no further", () => {
  const [ink] = chooseInks([yellow], white);
  assert.notDeepEqual(ink, yellow);
  const ratio = contrast(ink, white);
  assert.ok(ratio >= 3 && ratio < 3.3, `${ratio}`);
});

test("colours that look the same are one ink, and there are at most eight", () => {
  assert.deepEqual(chooseInks([black, red, red, [231, 62, 50], blue], white), [black, red, blue]);
  const many = Array.from({ length: 20 }, (_, index) => [index * 8, 0, 100 + (index % 4) * 30]);
  assert.equal(chooseInks(many, white).length, 8);
});

test("contrast is that of WCAG", () => {
  assert.equal(Math.round(contrast([0, 0, 0], white)), 21);
  assert.equal(contrast(red, red), 1);
});

test("colours have the name that people give them", () => {
  const names = {
    black: [27, 15, 51],
    grey: [85, 83, 77],
    brown: [122, 74, 58],
    red: [255, 81, 56],
    orange: [224, 121, 27],
    yellow: [255, 225, 74],
    green: [19, 158, 99],
    blue: [47, 146, 255],
    violet: [95, 47, 224],
    pink: [244, 69, 158],
  };
  for (const [name, color] of Object.entries(names)) assert.equal(nameOf(color), name, `${color}`);
});
