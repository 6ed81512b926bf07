import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "../browser-test";

const run = promisify(execFile);

const port = "8827";
const siteUrl = `http://localhost:${port}`;
const stateFolder = ".wrangler/e2e-crash";
const local = ["--local", "--persist-to", stateFolder];
const environment = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };

const posts = 200;
// Fewer at once than are left when it is killed, so that some are sure to find it dead.
const senders = 20;
const killedAfter = 60;

const isAnswering = () =>
  fetch(`${siteUrl}/contact`)
    .then(({ ok }) => ok)
    .catch(() => false);

/** In a process group of its own, so that all of it can be killed at once. */
async function startWorker(): Promise<ChildProcess> {
  const child = spawn(
    "wrangler",
    [
      ...["dev", "--config", "build/server/wrangler.json", "--port", port],
      ...["--inspector-port", "0", "--persist-to", stateFolder],
      // Nobody's inbox.
      ...["--var", "FORM_ENDPOINT:http://localhost:1/"],
    ],
    { env: environment, detached: true, stdio: "ignore" },
  );
  workers.push(child);
  await expect.poll(isAnswering, { timeout: 120_000 }).toBe(true);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await exit;
}

const workers: ChildProcess[] = [];

test.afterEach(() => Promise.all(workers.map(kill)));

/** Posts an enquiry; true when it was answered "sent". */
async function post(message: string): Promise<boolean> {
  const body = new FormData();
  body.set("name", "Asha");
  body.set("email", "asha@example.com");
  body.set("message", message);
  const headers = { "CF-Connecting-IP": crypto.randomUUID() };
  return fetch(`${siteUrl}/contact`, { method: "POST", body, headers, redirect: "manual" })
    .then(({ status }) => status === 303)
    .catch(() => false);
}

async function listStoredMessages(): Promise<string[]> {
  const query = ["--json", "--command", "SELECT message FROM enquiries"];
  const { stdout } = await run("wrangler", ["d1", "execute", "ENQUIRIES", ...local, ...query], {
    env: environment,
  });
  const [{ results }]: [{ results: { message: string }[] }] = JSON.parse(stdout);
  return results.map(({ message }) => message);
}

test("every enquiry that was answered as sent is there after the Worker was killed in a burst of 200", async () => {
  test.setTimeout(400_000);
  expect(await isAnswering(), "something else listens there").toBe(false);
  await rm(stateFolder, { recursive: true, force: true });
  await run("wrangler", ["d1", "migrations", "apply", "ENQUIRIES", ...local], { env: environment });

  const first = await startWorker();
  const sent: string[] = [];
  let killed: Promise<void> | undefined;
  const messages = Array.from({ length: posts }, (_, index) => `Enquiry ${index}`).values();
  async function sendUntilNoneIsLeft() {
    for (const message of messages) {
      if (await post(message)) sent.push(message);
      if (sent.length >= killedAfter) killed ??= kill(first);
    }
  }
  await Promise.all(Array.from({ length: senders }, sendUntilNoneIsLeft));
  await killed;
  expect(sent.length).toBeGreaterThanOrEqual(killedAfter);
  expect(sent.length).toBeLessThan(posts);

  await startWorker();
  const stored = await listStoredMessages();
  expect(sent.filter((message) => !stored.includes(message))).toEqual([]);
});
