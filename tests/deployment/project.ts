import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { execa } from "execa";
import { sources } from "#scripts/site-build.ts";
import { fillInSandbox, fillInSite } from "#tests/fixtures/filled-settings.ts";
import { type Account, emptyAccount } from "./account.ts";

const repository = new URL("../..", import.meta.url).pathname;
const launcher = join(repository, "scripts/launch.cjs");
const fakeWrangler = join(repository, "tests/deployment/fake-wrangler.ts");
const fakeNetwork = join(repository, "tests/deployment/fake-network.js");

export type Project = Awaited<ReturnType<typeof createProject>>;

/** A call of wrangler or react-router: its arguments, CLOUDFLARE_ENV and CLOUDFLARE_API_TOKEN. */
type Call = { call: string; environment: string | null; token: string | null };

/**
 * A git repository with the project's two wrangler configurations, filled in with hosts in .internal; the other sources of a
 * build are empty. The wrangler and the react-router on its PATH only record their
 * calls.
 */
export async function createProject() {
  const folder = await mkdtemp(join(tmpdir(), "marigold-"));
  const inFolder = (path: string) => join(folder, path);
  for (const source of sources) {
    await mkdir(inFolder(dirname(source)), { recursive: true });
    if (extname(source)) await writeFile(inFolder(source), "");
    else await mkdir(inFolder(source), { recursive: true });
  }
  const configs = { "wrangler.toml": fillInSite, "workers/sandbox/wrangler.toml": fillInSandbox };
  for (const [config, fillIn] of Object.entries(configs)) {
    await mkdir(dirname(inFolder(config)), { recursive: true });
    await writeFile(inFolder(config), fillIn(await readFile(join(repository, config), "utf8")));
  }
  await writeFile(inFolder(".gitignore"), "/account/\n/bin/\n/build/\n");
  await mkdir(inFolder("build/server"), { recursive: true });
  await writeFile(inFolder("build/server/wrangler.json"), "{}");
  await mkdir(inFolder("account"));
  await mkdir(inFolder("bin"));
  for (const name of ["wrangler", "react-router"]) {
    const script = `#!/bin/sh\nexec '${process.execPath}' '${fakeWrangler}' "$@"\n`;
    await writeFile(inFolder(`bin/${name}`), script);
    await chmod(inFolder(`bin/${name}`), 0o755);
  }

  const setAccount = (account: Partial<Account>) =>
    writeFile(inFolder("account/account.json"), JSON.stringify({ ...emptyAccount, ...account }));
  const author = ["-c", "user.name=Test", "-c", "user.email=test@marigoldpets.internal"];
  const git = (...args: string[]) => execa("git", [...author, ...args], { cwd: folder });
  await setAccount({});
  await git("init", "--quiet");

  return {
    folder,
    setAccount,
    readAccount: async (): Promise<Account> =>
      JSON.parse(await readFile(inFolder("account/account.json"), "utf8")),
    async editConfig(edit: (text: string) => string, config = "wrangler.toml") {
      await writeFile(inFolder(config), edit(await readFile(inFolder(config), "utf8")));
    },
    writeFile: (path: string, text: string) => writeFile(inFolder(path), text),
    async commit(): Promise<string> {
      await git("add", "--all");
      await git("commit", "--quiet", "--message", "All files");
      const { stdout } = await git("rev-parse", "--short", "HEAD");
      return stdout;
    },
    /** The calls of wrangler and react-router so far. */
    async readCalls(): Promise<Call[]> {
      const lines = await readFile(inFolder("account/calls.jsonl"), "utf8").catch(() => "");
      return lines
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    },
    /** Runs a deployment command as npm would; returns its output and whether it failed. */
    async run(command: string, args: string[], variables: Record<string, string> = {}) {
      const env = {
        PATH: `${inFolder("bin")}:${process.env.PATH}`,
        FAKE_ACCOUNT: inFolder("account"),
        NODE_OPTIONS: `--import=${fakeNetwork}`,
        CLOUDFLARE_API_TOKEN: "",
        ...variables,
      };
      const options = { cwd: folder, env, all: true, reject: false } as const;
      const { all, failed } = await execa("node", [launcher, command, ...args], options);
      return { output: all, hasFailed: failed };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
