/**
 * The npm packages of the site, for tests that run outside the build.
 *
 * They are in the node_modules of the build; MATTER_PATH names another one.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../../../.web/node_modules/", import.meta.url));
const folder = existsSync(`${built}matter-js`) ? built : `${process.env.MATTER_PATH ?? built}/`;
const require = createRequire(folder);

export const Matter = require("matter-js");
export const decomp = require("poly-decomp");
