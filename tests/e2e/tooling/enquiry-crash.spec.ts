import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "#tests/e2e/browser-test.ts";

const run = promisify(execFile);

const PORT = "8827";
const siteUrl = `http://localhost:${PORT}`;
const STATE_DIR = ".wrangler/e2e-crash";
const local = ["--local", "--persist-to", `${STATE_DIR}/site`];
const environment = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
// No server listens on this port.
const nowhere = "http://localhost:1";
const site: Record<string, string> = {
  PORT,
  STATE_DIR,
  STORE_API_URL: nowhere,
  FORM_ENDPOINT: nowhere,
};

const enquiryCount = 200;
// Fewer than the enquiries that remain when the Worker is killed, so that some certainly fail.
const concurrentSenders = 20;
const killedAfter = 60;

const isUp = () =>
  fetch(`${siteUrl}/contact`)
    .then(({ ok }) => ok)
    .catch(() => false);

/** Starts the Worker in a process group, so that all its processes can be killed at once. */
async function startWorker(): Promise<ChildProcess> {
  const child = spawn("node", ["scripts/launch.cjs", "start", "--built"], {
    env: { ...environment, ...site },
    detached: true,
    stdio: "ignore",
  });
  workers.push(child);
  await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
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

/** Posts an enquiry or asks for a quote. Resolves to true if the response confirms it. */
async function post(message: string, isQuote: boolean): Promise<boolean> {
  const body = new FormData();
  body.set("name", "Asha");
  body.set("email", "asha@example.com");
  body.set(isQuote ? "note" : "message", message);
  const headers = { "CF-Connecting-IP": crypto.randomUUID() };
  const path = isQuote ? "/quote?step=you&to=uk&pet=dog" : "/contact";
  return fetch(siteUrl + path, { method: "POST", body, headers, redirect: "manual" })
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

test("every confirmed enquiry and quote is stored, and another one can be sent, after the Worker was killed during a burst of 200", async () => {
  test.setTimeout(400_000);
  expect(await isUp(), "another program listens on the port").toBe(false);
  await rm(STATE_DIR, { recursive: true, force: true });
  await run("wrangler", ["d1", "migrations", "apply", "ENQUIRIES", ...local], { env: environment });

  const worker = await startWorker();
  const confirmed: string[] = [];
  let killed: Promise<void> | undefined;
  const messages = Array.from({ length: enquiryCount }, (_, index) => `Enquiry ${index}`).entries();
  async function sendUntilNoneIsLeft() {
    for (const [index, message] of messages) {
      if (await post(message, index % 2 === 0)) confirmed.push(message);
      if (confirmed.length >= killedAfter) killed ??= kill(worker);
    }
  }
  await Promise.all(Array.from({ length: concurrentSenders }, sendUntilNoneIsLeft));
  await killed;
  expect(confirmed.length).toBeGreaterThanOrEqual(killedAfter);
  expect(confirmed.length).toBeLessThan(enquiryCount);

  const restarted = await startWorker();
  expect(await post("After the restart", true)).toBe(true);
  confirmed.push("After the restart");
  await kill(restarted);
  const stored = await listStoredMessages();
  expect(confirmed.filter((message) => !stored.some((text) => text.endsWith(message)))).toEqual([]);
});
