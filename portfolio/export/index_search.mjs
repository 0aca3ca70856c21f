// Indexes pages with Pagefind. Reads JSON from standard input: `pages`, each with `url` and `content`,
// and `folder`, where the index is written. Writes a JSON list of what could not be read, each with the
// `url` of its page and the `errors`. Runs in the folder that holds `node_modules`.
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const library = join(process.cwd(), "node_modules/pagefind/lib/index.js");
const { close, createIndex } = await import(pathToFileURL(library));

/** Pagefind's own interfaces, of which the site needs none. */
const INTERFACES = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

const { pages, folder } = JSON.parse(readFileSync(0, "utf8"));
const failed = [];
const note = (url, { errors }) => errors.length && failed.push({ url, errors });

const created = await createIndex();
note("", created);
const { index } = created;
if (index) {
  const add = async (page) => {
    const answer = await index.addHTMLFile(page);
    const isEmpty = !answer.errors.length && !answer.file?.uniqueWords;
    note(page.url, isEmpty ? { errors: ["there are no words in it"] } : answer);
  };
  await Promise.all(pages.map(add));
  note("", await index.writeFiles({ outputPath: folder }));
  for (const name of readdirSync(folder).filter((it) => INTERFACES.test(it))) rmSync(join(folder, name));
}
await close();
console.log(JSON.stringify(failed));
