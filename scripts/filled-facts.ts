import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { messageOf } from "./command.ts";
import { run, stopWhenTold } from "./processes.ts";

// `npm run test:filled-facts`: runs `npm test` in a copy of the project whose owner has filled in every fact.

const root = join(import.meta.dirname, "..");
/** Not in .wrangler, where `npm run dev` sees no edits. */
const copy = join(root, ".filled-facts");

const git = (folder: string, ...args: string[]) =>
  promisify(execFile)("git", args, { cwd: folder, maxBuffer: Infinity });

async function copyProject(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const others = ["--others", "--exclude-standard"];
  const { stdout } = await git(root, "ls-files", "-z", "--cached", ...others);
  const files = stdout.split("\0").filter((file) => file && existsSync(join(root, file)));
  for (const file of files) await cp(join(root, file), join(copy, file));
  await cp(join(root, "tests/fixtures/filled-facts"), join(copy, "app/content"), {
    recursive: true,
  });
  // Otherwise Tailwind and Biome apply the outer .gitignore, which leaves out the copy.
  await git(copy, "init", "--quiet");
}

stopWhenTold();
try {
  await copyProject();
  process.chdir(copy);
  // Of its own: Vite's development server serves no modules from a folder above.
  await run("npm", ["ci"]);
  await run("npm", ["run", "make:pictures"]);
  await run("npm", ["test"]);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
