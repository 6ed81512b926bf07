import { execFile } from "node:child_process";
import { cp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { messageOf } from "./command.ts";
import { run, stopWhenTold } from "./processes.ts";

// `npm run test:filled-facts`: runs `npm test` in a copy of the project whose owner has filled in every fact.

const root = join(import.meta.dirname, "..");
/** Not in .wrangler, where `npm run dev` sees no edits. Modules are found in the folder above. */
const copy = join(root, ".filled-facts");

async function copyProject(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const ignored = (await readFile(join(root, ".gitignore"), "utf8")).split(/\/?\r?\n/);
  for (const name of await readdir(root)) {
    if (name === ".git" || ignored.includes(name)) continue;
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  await cp(join(root, "tests/fixtures/filled-facts"), join(copy, "app/content"), {
    recursive: true,
  });
  // Otherwise Tailwind and Biome apply the outer .gitignore, which leaves out the copy.
  await promisify(execFile)("git", ["init", "--quiet"], { cwd: copy });
}

stopWhenTold();
try {
  await copyProject();
  process.chdir(copy);
  await run("npm", ["run", "make:pictures"]);
  await run("npm", ["test"]);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
