import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import * as v from "valibot";
import { siteConfig } from "./environment.ts";
import type { Stage } from "./stage.ts";
import { runWrangler } from "./wrangler.ts";

const secretsSchema = v.array(v.object({ name: v.string() }));
const tokenShape = /^\S{20,}$/;

/** The names of the environment's secrets; none where its Worker has not been deployed yet. */
export async function listSecrets(stage: Stage): Promise<string[]> {
  const args = ["secret", "list", "--config", siteConfig, "--env", stage, "--format", "json"];
  try {
    return v.parse(secretsSchema, JSON.parse(await runWrangler(args))).map(({ name }) => name);
  } catch (error) {
    // Cloudflare's code for a Worker that does not exist.
    if (error instanceof Error && /10007|not found|does not exist/i.test(error.message)) return [];
    throw error;
  }
}

/** Sets the secret of /hooks/catalog and the deep health check, unless there is one. */
export async function ensureHookToken(stage: Stage): Promise<void> {
  if ((await listSecrets(stage)).includes("HOOK_TOKEN")) {
    return console.log("HOOK_TOKEN is set.");
  }
  const token = process.env.HOOK_TOKEN || (await askForToken());
  const isMadeUp = token === "";
  const secret = isMadeUp ? randomBytes(24).toString("base64url") : token;
  if (!tokenShape.test(secret)) {
    throw new Error("HOOK_TOKEN must have at least 20 characters, and no space. Nothing was set.");
  }
  const args = ["secret", "put", "HOOK_TOKEN", "--config", siteConfig, "--env", stage];
  await runWrangler(args, { input: secret });
  console.log("HOOK_TOKEN was set.");
  if (isMadeUp) console.log(`It is ${secret}\nKeep it safe: it is not shown again.`);
}

/** What is typed, unseen; empty where one is to be made up. @throws Error where nobody can be asked */
async function askForToken(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error("HOOK_TOKEN is not set: run this in a terminal, or set it in the environment.");
  }
  console.log("The secret HOOK_TOKEN, 20 characters or more (empty: one is made up), unseen:");
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const answer = await terminal.question("");
  terminal.close();
  return answer.trim();
}
