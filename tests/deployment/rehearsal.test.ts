import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const execute = promisify(execFile);
const repository = new URL("../..", import.meta.url).pathname;

/** The project as it is here, committed or not, in a folder and a history of its own. */
async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "marigold-"));
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const { stdout } = await execute("git", listing, { cwd: repository, maxBuffer: 10_000_000 });
  for (const file of stdout.split("\n").filter(Boolean)) {
    await cp(join(repository, file), join(folder, file));
  }
  await symlink(join(repository, "node_modules"), join(folder, "node_modules"));
  const author = ["-c", "user.name=Test", "-c", "user.email=test@marigoldpets.internal"];
  await execute("git", ["init", "--quiet"], { cwd: folder });
  await execute("git", ["add", "--all"], { cwd: folder });
  await execute("git", [...author, "commit", "--quiet", "--message", "As it is"], { cwd: folder });
  return folder;
}

it("npm run deploy -- --dry-run takes a commit all the way that needs no account", async () => {
  const folder = await copyProject();
  const command = [
    "scripts/launch.cjs",
    "deployment/deploy",
    "staging",
    "--dry-run",
    "--skip-checks",
  ];
  const { stdout } = await execute("node", command, { cwd: folder, maxBuffer: 10_000_000 });
  // What is not filled in is told, and does not stop it.
  expect(stdout).toContain("A deployment would stop here:");
  expect(stdout).toContain("npm run setup:cloud -- staging");
  expect(stdout).toContain("0001_enquiries.sql");
  expect(stdout).toMatch(/env\.STAGE \("staging"\)/);
  expect(stdout).toContain("All is well. Nothing was deployed.");
  await rm(folder, { recursive: true, force: true });
}, 600_000);
