import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const stopLimitMs = 5_000;
const parentCheckMs = 500;

const children: ChildProcess[] = [];
let isStopping = false;

/** Starts a child in a process group of its own, so that its own children can be stopped with it. */
function start(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
  output: "inherit" | "pipe" | number = "inherit",
): ChildProcess {
  const child = spawn(command, args, {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...variables },
    detached: true,
  });
  children.push(child);
  return child;
}

/** Runs a command until it exits. @throws Error when it fails */
export async function run(command: string, args: string[]): Promise<void> {
  await untilSuccessful(start(command, args), command, args);
}

/** Runs a command until it exits, and prints then what it has printed, edited. @throws Error when it fails */
export async function runQuietly(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
  edit = (output: string) => output,
): Promise<void> {
  const child = start(command, args, variables, "pipe");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  try {
    await untilSuccessful(child, command, args);
  } finally {
    // Below the line that shows the progress.
    if (output.trim()) console.log(`\n${edit(output).trim()}`);
  }
}

function untilSuccessful(child: ChildProcess, command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(" ")} failed`));
    });
  });
}

/**
 * Starts a server that runs until this process stops. If the server exits, this process fails. What it prints goes to
 * the file that SERVER_LOG names, if it is set, so that the output of tests stays readable.
 */
export function startServer(
  name: string,
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): void {
  const child = start(command, args, variables, openServerLog());
  child.once("error", (error) => fail(`${name} could not start: ${error.message}`));
  child.once("exit", () => fail(`${name} has stopped; see above.`));
}

function openServerLog(): number | "inherit" {
  const { SERVER_LOG } = process.env;
  if (!SERVER_LOG) return "inherit";
  mkdirSync(dirname(SERVER_LOG), { recursive: true });
  return openSync(SERVER_LOG, "a");
}

/**
 * Resolves once the URL responds, with whatever status. There is no time limit, because a server that exits fails
 * this process.
 * @throws Error when this process stops before
 */
export async function untilResponding(url: string): Promise<void> {
  while (!isStopping) {
    try {
      await fetch(url, { method: "HEAD", redirect: "manual" });
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`Stopped before ${url} responded.`);
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
