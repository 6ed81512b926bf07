import { readFile } from "node:fs/promises";
import { execa } from "execa";
import * as v from "valibot";
import type { Stage } from "#scripts/command.ts";
import { isBuildCurrent } from "#scripts/site-build.ts";
import { readBuiltCommit } from "#scripts/vite/built-commit.ts";
import { builtConfig } from "./versions.ts";

/** @throws Error that lists the uncommitted changes */
export async function requireCleanTree(clone = "."): Promise<void> {
  const { stdout: changes } = await execa({ cwd: clone })`git status --porcelain`;
  if (changes) throw new Error(`Commit or undo these changes first:\n${changes}`);
}

/**
 * Requires that `build/` was built for the environment, from the committed sources. A separate command builds it, so
 * that its plugins see no token of the account. Returns the commit.
 * @throws Error with the command that builds it
 */
export async function requireBuild(stage: Stage): Promise<string> {
  const commit = readBuiltCommit(process.env);
  if (!(await isBuildCurrent(stage))) {
    throw new Error(
      `build/ is not the build of ${commit} for ${stage}. Make it: CLOUDFLARE_ENV=${stage} npm run build`,
    );
  }
  await requireNoCommand();
  return commit;
}

const commandSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ build: v.optional(v.object({ command: v.optional(v.string()) })) }),
);

/** wrangler would run a command of the configuration that was built, with the token. @throws Error */
async function requireNoCommand(): Promise<void> {
  const { build } = v.parse(commandSchema, await readFile(builtConfig, "utf8"));
  if (!build?.command) return;
  throw new Error(`${builtConfig} has a command for wrangler to run: ${build.command}`);
}
