import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent, describeFindings } from "#scripts/deployment/readiness/check-project.ts";
import { findUnreadRules } from "#scripts/operators/due-rules.ts";
import { createProject, type Project } from "./project.ts";

const commands = ["preflight", "deploy", "rollback"];
let project: Project;

beforeEach(async () => {
  project = await createProject();
});
afterEach(() => project.remove());

const calls = async () => (await project.readCalls()).map(({ call }) => call);

describe("the deployment commands", () => {
  it.each(commands)("%s prints its usage", async (command) => {
    const { output, hasFailed } = await project.run(`deployment/${command}`, ["--help"]);
    expect(output).toContain("npm run");
    expect(hasFailed).toBe(false);
  });

  it.each(commands)("%s does nothing without a valid environment", async (command) => {
    const { output, hasFailed } = await project.run(`deployment/${command}`, ["prodution"]);
    expect(output).toContain('"prodution" is not an environment');
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([]);
  });

  it.each([
    ["rollback", "deployment/rollback", ["a-version"]],
    ["preflight", "deployment/preflight", []],
  ])("%s says how to sign in, without wrangler's own advice", async (_, command, args) => {
    const { output, hasFailed } = await project.run(command, ["staging", ...args], signedOut());
    expect(output).toContain("Sign in with npx wrangler login, or set CLOUDFLARE_API_TOKEN.");
    expect(output).not.toContain("--temporary");
    expect(hasFailed).toBe(true);
  });
});

/** The real wrangler, without an account. */
const signedOut = () => ({
  PATH: process.env.PATH ?? "",
  HOME: project.folder,
  XDG_CONFIG_HOME: project.folder,
  CLOUDFLARE_API_TOKEN: "",
  CLOUDFLARE_API_KEY: "",
});

describe("npm run preflight", () => {
  it("lists all placeholders and unset values of production, each with its fix", async () => {
    await project.editConfig((text) =>
      text
        .replaceAll(/^(id|database_id) = ".*"$/gm, '$1 = "FILL_IN"')
        .replaceAll(/^(STORE_API_URL|FORM_ENDPOINT) = ".*"$/gm, '$1 = ""'),
    );
    const unread = findUnreadRules().length;
    const { output, hasFailed } = await project.run("deployment/preflight", ["production"]);
    expect(hasFailed).toBe(true);
    for (const problem of [
      "CATALOGUE of marigold-pet-relocation-production has no id.\n    npx wrangler kv namespace create marigold-pet-relocation-production-catalogue",
      "ENQUIRIES of marigold-pet-relocation-production has no id.\n    npx wrangler d1 create marigold-enquiries-production --location apac",
      "STORE_API_URL is not set.\n    Set it in [env.production.vars] of wrangler.toml.",
      "FORM_ENDPOINT is not set.",
      describeFindings(checkContent()),
      unread > 0
        ? `${unread} not yet read on the official page; this does not stop a deployment: npm run rules`
        : "",
    ]) {
      expect(output).toContain(problem);
    }
  });
});
