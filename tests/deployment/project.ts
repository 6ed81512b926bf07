import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Account, emptyAccount } from "./account";

const execute = promisify(execFile);
const repository = new URL("../..", import.meta.url).pathname;
const launcher = join(repository, "scripts/launch.cjs");
const fakeWrangler = join(repository, "tests/deployment/fake-wrangler.ts");
const fakeNetwork = join(repository, "tests/deployment/fake-network.js");

export type Project = Awaited<ReturnType<typeof createProject>>;

/** A call of wrangler or react-router: its arguments, standard input, CLOUDFLARE_ENV and folder. */
type Call = { call: string; input: string; environment: string | null; folder: string };

/**
 * A git repository with the project's two wrangler configurations, whose placeholder hosts are moved to
 * .internal. The wrangler and the react-router on its PATH only record their calls.
 */
export async function createProject() {
  const folder = await mkdtemp(join(tmpdir(), "marigold-"));
  const inFolder = (path: string) => join(folder, path);
  for (const config of ["wrangler.toml", "workers/sandbox/wrangler.toml"]) {
    const text = await readFile(join(repository, config), "utf8");
    await mkdir(inFolder("workers/sandbox"), { recursive: true });
    await writeFile(
      inFolder(config),
      text.replaceAll("marigoldpets.example", "marigoldpets.internal"),
    );
  }
  await writeFile(inFolder(".gitignore"), "/account/\n/bin/\n");
  await mkdir(inFolder("account"));
  await mkdir(inFolder("bin"));
  for (const name of ["wrangler", "react-router"]) {
    const script = `#!/bin/sh\nexec '${process.execPath}' '${fakeWrangler}' "$@"\n`;
    await writeFile(inFolder(`bin/${name}`), script);
    await chmod(inFolder(`bin/${name}`), 0o755);
  }

  const setAccount = (account: Partial<Account>) =>
    writeFile(inFolder("account/account.json"), JSON.stringify({ ...emptyAccount, ...account }));
  const git = (...args: string[]) =>
    execute(
      "git",
      ["-c", "user.name=Test", "-c", "user.email=test@marigoldpets.internal", ...args],
      {
        cwd: folder,
      },
    );
  await setAccount({});
  await git("init", "--quiet");

  return {
    folder,
    setAccount,
    readAccount: async (): Promise<Account> =>
      JSON.parse(await readFile(inFolder("account/account.json"), "utf8")),
    readConfig: (config = "wrangler.toml") => readFile(inFolder(config), "utf8"),
    async editConfig(edit: (text: string) => string, config = "wrangler.toml") {
      await writeFile(inFolder(config), edit(await readFile(inFolder(config), "utf8")));
    },
    async commit(): Promise<string> {
      await git("add", "--all");
      await git("commit", "--quiet", "--message", "All files");
      const { stdout } = await git("rev-parse", "--short", "HEAD");
      return stdout.trim();
    },
    /** Lets the clone believe that the commit is on origin/main. */
    markAsPushed: () => git("update-ref", "refs/remotes/origin/main", "HEAD"),
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
        ...process.env,
        PATH: `${inFolder("bin")}:${process.env.PATH}`,
        FAKE_ACCOUNT: inFolder("account"),
        NODE_OPTIONS: `--import=${fakeNetwork}`,
        HOOK_TOKEN: "",
        SANDBOX_TOKEN: "",
        CLOUDFLARE_API_TOKEN: "",
        ...variables,
      };
      const running = execute("node", [launcher, `deployment/${command}`, ...args], {
        cwd: folder,
        env,
      });
      // There is no terminal to prompt on.
      running.child.stdin?.end();
      return running.then(
        ({ stdout, stderr }) => ({ output: stdout + stderr, hasFailed: false }),
        ({ stdout, stderr }) => ({ output: stdout + stderr, hasFailed: true }),
      );
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
