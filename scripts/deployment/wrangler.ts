import { stripVTControlCharacters } from "node:util";
import { execa } from "execa";

/**
 * Runs wrangler and returns what it prints, which is shown to the operator too if `isShown`.
 * @throws Error with the reason that wrangler gives
 */
export async function runWrangler(args: string[], { isShown = false } = {}): Promise<string> {
  const { stdout, stderr, failed } = await execa("wrangler", args, {
    // CLOUDFLARE_ENV could select another environment than the named one; CI keeps wrangler from asking questions.
    env: { CLOUDFLARE_ENV: undefined, WRANGLER_SEND_METRICS: "false", CI: "true" },
    stdin: "ignore",
    stdout: isShown ? ["pipe", "inherit"] : "pipe",
    reject: false,
  });
  if (failed) throw new Error(explainFailure(args, stderr || stdout));
  if (isShown && stderr) console.error(stderr);
  return stdout;
}

export const signInAdvice = "Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN.";

/** Whether wrangler failed because it is not signed in. Its own advice does not fit our commands. */
function isSignedOut(output: string): boolean {
  return /necessary to set a CLOUDFLARE_API_TOKEN|not (authenticated|logged in)/i.test(output);
}

/** Longer arguments, such as SQL, would hide the reason. */
const maxNamedLength = 200;

/** Names the lines between wrangler's banner and notice of a beta, and the path of its log: the cause is often the last one. */
function explainFailure(args: string[], output: string): string {
  if (isSignedOut(output)) return `You are not signed in to Cloudflare. ${signInAdvice}`;
  const [text = ""] = stripVTControlCharacters(output).split(/🪵|If you think this is a bug/);
  const reasons = text
    .split("\n")
    .map((line) => line.replace(/^[\s✘×X]*\[(ERROR|WARNING)\]\s*/, "").trim())
    .filter((line) => /[a-z]/i.test(line) && !/wrangler \d|update available|open beta/.test(line));
  const named = args.map((arg) => (arg.length > maxNamedLength ? "…" : arg)).join(" ");
  return `wrangler ${named} failed: ${reasons.join(" ") || "no reason given"}`;
}
