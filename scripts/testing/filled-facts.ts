import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { execa } from "execa";
import { run, runStoppable } from "#scripts/processes.ts";
import { fillInSandbox, fillInSite } from "#tests/fixtures/filled-settings.ts";

// `npm run test:filled-facts`: runs the checks that read facts in a copy of the project whose owner has filled in every
// fact and both of wrangler's configurations. Facts are words, so what is sent and said shows in the checks and the Worker
// tests; the settings show in the tests of the deployment.

/** The browser tests of what facts add to pages: further parts, links and a time zone with half hours. */
const browserTests = ["every-page.spec", "frame.spec", "enquiry.spec"];

const root = join(import.meta.dirname, "../..");
/** Not in .wrangler, where `npm run dev` sees no edits. */
const copy = join(root, ".filled-facts");

async function copyProject(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const listing = execa({ cwd: root })`git ls-files -z --cached --others --exclude-standard`;
  const files = (await listing).stdout.split("\0");
  for (const file of files.filter((file) => file && existsSync(join(root, file)))) {
    await cp(join(root, file), join(copy, file));
  }
  const facts = join(root, "tests/fixtures/filled-facts");
  await cp(facts, join(copy, "app/content/company"), { recursive: true });
  await rewrite("wrangler.toml", fillInSite);
  await rewrite("workers/sandbox/wrangler.toml", fillInSandbox);
  // Otherwise Tailwind and Biome apply the outer .gitignore, which leaves out the copy.
  await execa({ cwd: copy })`git init --quiet`;
}

async function rewrite(file: string, fillIn: (text: string) => string): Promise<void> {
  await writeFile(join(copy, file), fillIn(await readFile(join(root, file), "utf8")));
}

await runStoppable(async () => {
  await copyProject();
  process.chdir(copy);
  // Installed in the copy, since Vite's development server serves no modules from a parent folder.
  await run("npm", "ci");
  await run("npm", "run", "make");
  await run("npm", "run", "check");
  await run("npm", "run", "test:worker");
  await run("npm", "run", "test:deployment");
  await run("npm", "run", "test:e2e", "--", ...browserTests);
});
