import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import * as v from "valibot";
import type { Stage } from "../command.ts";
import { siteConfig } from "./environment.ts";
import { runWrangler } from "./wrangler.ts";

const secretsSchema = v.array(v.object({ name: v.string() }));
const tokenPattern = /^\S{20,}$/;

/** Lists the names of the environment's secrets; none if its Worker has not been deployed yet. */
export async function listSecrets(stage: Stage): Promise<string[]> {
  const args = ["secret", "list", "--config", siteConfig, "--env", stage, "--format", "json"];
  try {
    return v.parse(secretsSchema, JSON.parse(await runWrangler(args))).map(({ name }) => name);
  } catch (error) {
    // 10007 is Cloudflare's code for a Worker that does not exist.
    if (error instanceof Error && /10007|not found|does not exist/i.test(error.message)) return [];
    throw error;
  }
}

/** Sets the secret of /hooks/catalog and the deep health check, unless it is set already. */
export async function ensureHookToken(stage: Stage): Promise<void> {
  if ((await listSecrets(stage)).includes("HOOK_TOKEN")) {
    return console.log("HOOK_TOKEN is set.");
  }
  const token = process.env.HOOK_TOKEN || (await promptForToken());
  const isGenerated = token === "";
  const secret = isGenerated ? randomBytes(24).toString("base64url") : token;
  if (!tokenPattern.test(secret)) {
    throw new Error("HOOK_TOKEN must have at least 20 characters and no spaces. Nothing was set.");
  }
  const args = ["secret", "put", "HOOK_TOKEN", "--config", siteConfig, "--env", stage];
  await runWrangler(args, { input: secret });
  console.log("HOOK_TOKEN was set.");
  if (isGenerated) console.log(`It is ${secret}\nStore it safely: it is not shown again.`);
}

/** Reads the token without echoing it; empty to generate one. @throws Error without a terminal */
async function promptForToken(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error("HOOK_TOKEN is not set: run this in a terminal, or set it in the environment.");
  }
  console.log(
    "Type the secret HOOK_TOKEN, at least 20 characters (not shown; empty to generate one):",
  );
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: discarded, terminal: true });
  const token = await terminal.question("");
  terminal.close();
  return token.trim();
}
