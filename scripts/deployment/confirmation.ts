import { createInterface } from "node:readline/promises";

/**
 * Requires a deployment to production to be confirmed: by `--confirm production`, or on a terminal by typing the word.
 * @throws Error when it is not
 */
export async function requireConfirmation(
  commit: string,
  confirmed: string | undefined,
  ask = process.stdin.isTTY ? askOnTerminal : null,
): Promise<void> {
  const word = confirmed ?? (await ask?.(`Type "production" to deploy ${commit} there: `));
  if (word === "production") return;
  throw new Error(
    word === undefined
      ? "A deployment to production must be confirmed: add --confirm production."
      : `The word is "production", not "${word}". Nothing was deployed.`,
  );
}

/** Returns what is typed; nothing at the end of the input. */
async function askOnTerminal(question: string): Promise<string> {
  process.stdout.write(question);
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return "";
}
