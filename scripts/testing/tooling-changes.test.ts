import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { expect, it, onTestFinished } from "vitest";
import { hasToolingChanged } from "./tooling-changes.ts";

/** A project on a branch of its own, and a function that writes one of its files. */
async function startBranch() {
  const cwd = await mkdtemp(join(tmpdir(), "tooling-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const git = execa({ cwd });
  async function write(file: string) {
    await mkdir(join(cwd, dirname(file)), { recursive: true });
    await writeFile(join(cwd, file), crypto.randomUUID());
  }
  async function commit() {
    await git`git add .`;
    await git`git -c user.name=Asha -c user.email=asha@example.com commit --quiet --message A`;
  }
  await git`git init --quiet --initial-branch main`;
  await write("scripts/start.ts");
  await write("app/root.tsx");
  await commit();
  await git`git switch --quiet --create branch`;
  return { cwd, write, commit };
}

it("A branch that changes pages has not changed the tooling", async () => {
  const { cwd, write, commit } = await startBranch();
  await write("app/root.tsx");
  await commit();
  await write("app/new.tsx");
  expect(await hasToolingChanged(cwd)).toBe(false);
});

it.each([true, false])("A changed script is noticed, committed: %s", async (isCommitted) => {
  const { cwd, write, commit } = await startBranch();
  await write("scripts/start.ts");
  if (isCommitted) await commit();
  expect(await hasToolingChanged(cwd)).toBe(true);
});

it("A new file is noticed before it is added", async () => {
  const { cwd, write } = await startBranch();
  await write("workers/new.ts");
  expect(await hasToolingChanged(cwd)).toBe(true);
});

it("Where there is no main, the tooling may have changed", async () => {
  const { cwd } = await startBranch();
  await execa({ cwd })`git branch --delete --force main`;
  expect(await hasToolingChanged(cwd)).toBe(true);
});
