import { execa } from "execa";
import { messageOf } from "./command.ts";

const parentCheckMs = 500;

const start = execa({ stdin: "ignore", stdout: "inherit", stderr: "inherit" });

/** Runs a command until it exits, with its output shown. @throws Error that names the command, when it fails */
export async function run(command: string, ...args: string[]): Promise<void> {
  await start(command, args);
}

/**
 * Runs work that starts servers or commands. The process exits with 1 if the work throws, and prints the error's message;
 * and with 0 on SIGINT, SIGTERM and SIGHUP, or if the npm process that started it is killed. Its children end with it.
 */
export async function runStoppable(work: () => Promise<void>): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => process.exit(0));
  }
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(0), parentCheckMs).unref();
  await work().catch((error) => {
    console.error(messageOf(error));
    process.exit(1);
  });
}
