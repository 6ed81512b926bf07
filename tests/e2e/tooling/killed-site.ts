import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { expect } from "#tests/e2e/browser-test.ts";

const run = promisify(execFile);
const environment = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };

/** A site of one test, which kills it without notice (SIGKILL), and starts it again with the same data. */
export function createKilledSite(variables: Record<string, string> & { PORT: string }) {
  const url = `http://localhost:${variables.PORT}`;
  const folder = `.wrangler/e2e-killed-${variables.PORT}`;
  const local = ["--local", "--persist-to", `${folder}/site`];
  const started: ChildProcess[] = [];

  const isUp = () =>
    fetch(`${url}/contact`)
      .then(({ ok }) => ok)
      .catch(() => false);

  async function kill(child: ChildProcess): Promise<void> {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await exit;
  }

  return {
    url,

    /** Begins without data. */
    async empty(): Promise<void> {
      expect(await isUp(), "another program listens on the port").toBe(false);
      await rm(folder, { recursive: true, force: true });
      await run("wrangler", ["d1", "migrations", "apply", "ENQUIRIES", ...local], {
        env: environment,
      });
    },

    /** Starts it in a process group, so that all its processes can be killed at once. */
    async start(): Promise<void> {
      const child = spawn("node", ["scripts/launch.cjs", "start", "--built"], {
        env: { ...environment, ...variables, STATE_DIR: folder },
        detached: true,
        stdio: "ignore",
      });
      started.push(child);
      await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
    },

    async kill(): Promise<void> {
      await Promise.all(started.map(kill));
    },

    /** Runs a statement in its database, while it is not running. */
    async query<Row>(sql: string): Promise<Row[]> {
      const { stdout } = await run(
        "wrangler",
        ["d1", "execute", "ENQUIRIES", ...local, "--json", "--command", sql],
        { env: environment },
      );
      const [{ results }]: [{ results: Row[] }] = JSON.parse(stdout);
      return results;
    },

    /** Posts a form as a browser without JavaScript does. Resolves to true if the response confirms it. */
    async post(path: string, fields: Record<string, string>): Promise<boolean> {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const headers = { "CF-Connecting-IP": crypto.randomUUID() };
      return fetch(url + path, { method: "POST", body, headers, redirect: "manual" })
        .then(({ status }) => status === 303)
        .catch(() => false);
    },
  };
}
