import { execFile } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const execute = promisify(execFile);
const repository = new URL("../..", import.meta.url).pathname;
/** In a folder above the repository when the tests run on a copy of it. */
const nodeModules = join(createRequire(import.meta.url).resolve("vite/package.json"), "../..");

/** Copies the project's files, committed or not, into a new repository. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "marigold-"));
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const { stdout } = await execute("git", listing, { cwd: repository, maxBuffer: 10_000_000 });
  for (const file of stdout.split("\n").filter(Boolean)) {
    await cp(join(repository, file), join(folder, file));
  }
  const author = ["-c", "user.name=Test", "-c", "user.email=test@marigoldpets.internal"];
  await execute("git", ["init", "--quiet"], { cwd: folder });
  await symlink(nodeModules, join(folder, "node_modules"));
  // .gitignore names the folder, which a link is not.
  await appendFile(join(folder, ".git/info/exclude"), "node_modules\n");
  await execute("git", ["add", "--all"], { cwd: folder });
  await execute("git", [...author, "commit", "--quiet", "--message", "All files"], { cwd: folder });
  return folder;
}

it("npm run deploy -- --dry-run runs every step that needs no account, and leaves build/ alone", async () => {
  const folder = await copyProject();
  const command = [
    "scripts/launch.cjs",
    "deployment/deploy",
    "staging",
    "--dry-run",
    "--skip-checks",
  ];
  await mkdir(join(folder, "build"));
  await writeFile(join(folder, "build/of-npm-start.txt"), "");
  const { stdout } = await execute("node", command, { cwd: folder, maxBuffer: 10_000_000 });
  // Unset values are listed, and do not stop the rehearsal.
  expect(stdout).toContain("A deployment would stop here:");
  expect(stdout).toContain("npm run setup:cloud -- staging");
  expect(stdout).toContain("0001_enquiries.sql");
  expect(stdout).toMatch(/env\.STAGE \("staging"\)/);
  expect(stdout).toContain("The rehearsal passed. Nothing was deployed.");
  expect(await readdir(join(folder, "build"))).toEqual(["of-npm-start.txt"]);
  await rm(folder, { recursive: true, force: true });
}, 600_000);
