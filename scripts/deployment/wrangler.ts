import { spawn } from "node:child_process";

const { CLOUDFLARE_ENV: _, ...ownVariables } = process.env;
const variables = {
  // Without CLOUDFLARE_ENV, which would have it work on another environment than the named.
  ...ownVariables,
  WRANGLER_SEND_METRICS: "false",
  // Nobody answers its questions.
  CI: "true",
};

type WranglerOptions = {
  /** What it reads from its standard input, such as a secret. */
  input?: string;
  /** Whether its words are for the operator to see. */
  isShown?: boolean;
};

/**
 * Runs wrangler and returns what it prints.
 * @throws Error with the reason that it gives
 */
export function runWrangler(args: string[], { input, isShown }: WranglerOptions = {}) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn("wrangler", args, {
      env: variables,
      stdio: ["pipe", "pipe", "pipe"],
    });
    let printed = "";
    let complaint = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      if (isShown) process.stdout.write(chunk);
    });
    child.stderr.on("data", (chunk) => {
      complaint += chunk;
      if (isShown) process.stderr.write(chunk);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(printed);
      else
        reject(new Error(`wrangler ${args.join(" ")} failed: ${reasonIn(complaint || printed)}`));
    });
    // One that does not read its input may be gone before it is written.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** What stands between its banner and the place of its logs, in one line: the cause often comes last. */
function reasonIn(output: string): string {
  const lines = output.replace(colours, "").split("\n");
  const end = lines.findIndex((line) => /🪵|If you think this is a bug/.test(line));
  const reasons = (end === -1 ? lines : lines.slice(0, end))
    .map((line) => line.replace(/^[\s✘×X]*\[(ERROR|WARNING)\]\s*/, "").trim())
    .filter((line) => /[a-z]/i.test(line) && !/wrangler \d|update available/.test(line));
  return reasons.join(" ") || "no reason given";
}
