import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { execa } from "execa";
import { messageOf } from "./command.ts";

const parentCheckMs = 500;

const stopping = new AbortController();
const children: Promise<unknown>[] = [];

/** Each child is stopped with its own children; after five seconds it is killed. */
const start = execa({ stdin: "ignore", cancelSignal: stopping.signal, killDescendants: true });

/** Runs a command until it exits, with its output shown. @throws Error that names the command, when it fails */
export async function run(command: string, ...args: string[]): Promise<void> {
  const child = start(command, args, { stdout: "inherit", stderr: "inherit" });
  children.push(child);
  await child;
}

/** Runs a command until it exits, then prints its edited output. @throws Error if it fails */
export async function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string | undefined> = {},
  edit = (output: string) => output,
): Promise<void> {
  const child = start(command, args, { env, all: true, reject: false });
  children.push(child);
  const { all, failed, shortMessage } = await child;
  // Below the line that shows the progress.
  if (all.trim()) console.log(`\n${edit(all).trim()}`);
  if (failed) throw new Error(shortMessage);
}

/**
 * Starts a server that runs until this process stops. If the server exits, this process fails. If SERVER_LOG is set,
 * the server's output goes to that file, so that the output of tests stays readable.
 */
export function startServer(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): void {
  const { SERVER_LOG: file } = process.env;
  if (file) mkdirSync(dirname(file), { recursive: true });
  const output = file ? { file, append: true } : "inherit";
  const options = { stdout: output, stderr: output, buffer: false, reject: false } as const;
  const child = start(command, args, { env, ...options });
  children.push(child);
  child.then(({ shortMessage }) => fail(`${name} has stopped: ${shortMessage ?? "see above"}`));
}

/**
 * Resolves once the URL responds, with any status. Needs no time limit, because a server that exits fails this process.
 * @throws Error if this process stops before
 */
export async function untilResponding(url: string): Promise<void> {
  while (!stopping.signal.aborted) {
    try {
      await fetch(url, { method: "HEAD", redirect: "manual" });
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`Stopped before ${url} responded.`);
}

/**
 * Runs work that starts children. Stops everything if the work throws, and prints the error's message; on SIGINT,
 * SIGTERM and SIGHUP; and if the npm process that started this one is killed.
 */
export async function runStoppable(work: () => Promise<void>): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void stop(0));
  }
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(0), parentCheckMs).unref();
  await work().catch((error) => fail(messageOf(error)));
}

/** Prints the reason, stops all children and exits with 1. */
export async function fail(message: string): Promise<void> {
  if (stopping.signal.aborted) return;
  console.error(message);
  await stop(1);
}

export async function stop(exitCode: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await Promise.allSettled(children);
  process.exit(exitCode);
}
