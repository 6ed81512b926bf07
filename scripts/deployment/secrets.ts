import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import * as v from "valibot";
import type { Stage } from "../command.ts";
import { sandboxConfig, siteConfig } from "./environment.ts";
import { runWrangler } from "./wrangler.ts";

/** A secret, and the configuration of the Worker that reads it. */
export type Secret = { name: string; config: string };

const hookToken: Secret = { name: "HOOK_TOKEN", config: siteConfig };
const sandboxToken: Secret = { name: "SANDBOX_TOKEN", config: sandboxConfig };

/** The secrets of an environment: the operators' token and, for staging, the one of the sandbox. */
export const secretsOf = (stage: Stage): Secret[] =>
  stage === "staging" ? [hookToken, sandboxToken] : [hookToken];

const secretsSchema = v.array(v.object({ name: v.string() }));
const tokenPattern = /^\S{20,}$/;

/** Whether a secret is set; it is not if its Worker does not exist yet. @throws Error with wrangler's reason */
export async function isSecretSet({ name, config }: Secret, stage: Stage): Promise<boolean> {
  const args = ["secret", "list", "--config", config, "--env", stage, "--format", "json"];
  try {
    const secrets = v.parse(secretsSchema, JSON.parse(await runWrangler(args)));
    return secrets.some((secret) => secret.name === name);
  } catch (error) {
    // 10007 is Cloudflare's code for a Worker that does not exist.
    if (error instanceof Error && /10007|not found|does not exist/i.test(error.message))
      return false;
    throw error;
  }
}

/**
 * Sets a secret, unless it is set already, to the value in the environment or the one that is typed; if that is empty,
 * generates one. Wrangler creates the Worker if there is none.
 * @throws Error when there is no valid value, or with wrangler's reason
 */
export async function ensureSecret(secret: Secret, stage: Stage): Promise<void> {
  const { name, config } = secret;
  if (await isSecretSet(secret, stage)) return console.log(`${name} is set.`);
  const typed = process.env[name] || (await promptFor(name));
  const isGenerated = typed === "";
  const value = isGenerated ? randomBytes(24).toString("base64url") : typed;
  if (!tokenPattern.test(value)) {
    throw new Error(`${name} must have at least 20 characters and no spaces. It was not set.`);
  }
  const args = ["secret", "put", name, "--config", config, "--env", stage];
  await runWrangler(args, { input: value });
  console.log(`${name} was set.`);
  if (isGenerated) console.log(`It is ${value}\nStore it safely: it is not shown again.`);
}

/** Reads a secret without echoing it; empty to generate one. @throws Error without a terminal */
async function promptFor(name: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error(`${name} is not set: run this in a terminal, or set it in the environment.`);
  }
  console.log(
    `Type the secret ${name}, at least 20 characters (not shown; empty to generate one):`,
  );
  const discarded = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: discarded, terminal: true });
  const token = await terminal.question("");
  terminal.close();
  return token.trim();
}
