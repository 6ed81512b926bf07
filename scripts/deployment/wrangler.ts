import { spawn } from "node:child_process";

const { CLOUDFLARE_ENV: _, ...ownVariables } = process.env;
const variables = {
  // CLOUDFLARE_ENV is removed: it would select another environment than the one that is named.
  ...ownVariables,
  WRANGLER_SEND_METRICS: "false",
  // Keeps wrangler from asking questions.
  CI: "true",
};

type WranglerOptions = {
  /** Its standard input, such as a secret. */
  input?: string;
  /** Whether its output is shown to the operator. */
  isShown?: boolean;
};

/**
 * Runs wrangler and returns its output.
 * @throws Error with the reason that wrangler gives
 */
export function runWrangler(args: string[], { input, isShown }: WranglerOptions = {}) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn("wrangler", args, {
      env: variables,
      stdio: ["pipe", "pipe", "pipe"],
    });
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (isShown) process.stdout.write(chunk);
    });
    child.stderr.on("data", (chunk) => {
      errors += chunk;
      if (isShown) process.stderr.write(chunk);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`wrangler ${args.join(" ")} failed: ${reasonIn(errors || output)}`));
    });
    // A command that does not read its input may exit before it is written.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

/** Joins the lines between wrangler's banner and the path of its log: the cause is often the last one. */
function reasonIn(output: string): string {
  const lines = output.replace(colours, "").split("\n");
  const end = lines.findIndex((line) => /🪵|If you think this is a bug/.test(line));
  const reasons = (end === -1 ? lines : lines.slice(0, end))
    .map((line) => line.replace(/^[\s✘×X]*\[(ERROR|WARNING)\]\s*/, "").trim())
    .filter((line) => /[a-z]/i.test(line) && !/wrangler \d|update available/.test(line));
  return reasons.join(" ") || "no reason given";
}
