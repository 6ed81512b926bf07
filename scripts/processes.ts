import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

const startLimitMs = 60_000;
const stopLimitMs = 5_000;
const parentCheckMs = 500;

const children: ChildProcess[] = [];
let isStopping = false;

/** Starts a child in a process group of its own, so that its own children can be stopped with it. */
function start(command: string, args: string[], variables: Record<string, string> = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...variables },
    detached: true,
  });
  children.push(child);
  return child;
}

/** Runs a command until it exits. @throws Error when it fails */
export function run(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<void> {
  const child = start(command, args, variables);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(" ")} failed`));
    });
  });
}

/** Starts a server that runs until this process stops. If the server exits, this process fails. */
export function startServer(
  name: string,
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): void {
  const child = start(command, args, variables);
  child.once("error", (error) => fail(`${name} could not start: ${error.message}`));
  child.once("exit", () => fail(`${name} has stopped; see above.`));
}

/** Resolves once the URL responds, with whatever status. */
export async function untilAnswering(name: string, url: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline && !isStopping) {
    try {
      await fetch(url, { method: "HEAD", redirect: "manual" });
      return;
    } catch {
      await wait(100);
    }
  }
  await fail(`${name} did not respond at ${url} within ${startLimitMs / 1000} seconds.`);
}

/** Stops on SIGINT, SIGTERM and SIGHUP, and when the npm process that started this one is killed. */
export function stopWhenTold(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void stop(0));
  }
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(0), parentCheckMs).unref();
}

/** Prints the reason, stops all children and exits with 1. */
export async function fail(message: string): Promise<void> {
  if (isStopping) return;
  console.error(message);
  await stop(1);
}

/** Stops all children and exits. */
export async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const running = runningChildren();
  const ended = running.map((child) => new Promise((resolve) => child.once("exit", resolve)));
  for (const child of running) signalGroup(child, "SIGTERM");
  await Promise.race([Promise.all(ended), wait(stopLimitMs)]);
  for (const child of children) signalGroup(child, "SIGKILL");
  process.exit(exitCode);
}

function runningChildren(): ChildProcess[] {
  return children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has exited already.
  }
}
