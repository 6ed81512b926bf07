import { spawn } from "node:child_process";

/** Runs a command in the open. @throws Error that names it, when it fails */
export function runStep(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...variables },
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(" ")} failed; see above.`));
    });
  });
}
