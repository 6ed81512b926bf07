import { spawn } from "node:child_process";

type WranglerOptions = {
  /** Its standard input, such as a secret. */
  input?: string;
  /** Whether its output is shown to the operator. */
  isShown?: boolean;
  /** The folder to run it in. */
  cwd?: string;
};

/**
 * Runs wrangler and returns its output.
 * @throws Error with the reason that wrangler gives
 */
export function runWrangler(args: string[], { input, isShown, cwd }: WranglerOptions = {}) {
  // CLOUDFLARE_ENV would select another environment than the one that is named.
  const { CLOUDFLARE_ENV: _, ...ownVariables } = process.env;
  return new Promise<string>((resolve, reject) => {
    const child = spawn("wrangler", args, {
      cwd,
      // CI keeps wrangler from asking questions.
      env: { ...ownVariables, WRANGLER_SEND_METRICS: "false", CI: "true" },
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
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code !== 0) return reject(new Error(explainFailure(args, errors || output)));
      if (isShown) process.stderr.write(errors);
      resolve(output);
    });
    // A command that does not read its input may exit before it is written.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

export const signInAdvice = "Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN.";

/** Whether wrangler failed because it is not signed in. Its own advice does not fit our commands. */
export function isSignedOut(output: string): boolean {
  return /necessary to set a CLOUDFLARE_API_TOKEN|not (authenticated|logged in)/i.test(output);
}

function explainFailure(args: string[], output: string): string {
  if (isSignedOut(output)) return `You are not signed in to Cloudflare. ${signInAdvice}`;
  return `wrangler ${args.join(" ")} failed: ${reasonIn(output)}`;
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
