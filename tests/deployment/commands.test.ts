import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent, describeFindings } from "../../scripts/deployment/check-project";
import { createProject, type Project } from "./project";

const commands = ["setup", "preflight", "deploy", "rollback"];
let project: Project;

beforeEach(async () => {
  project = await createProject();
});
afterEach(() => project.remove());

const calls = async () => (await project.readCalls()).map(({ call }) => call);

describe("the deployment commands", () => {
  it.each(commands)("%s prints its usage", async (command) => {
    const { output, hasFailed } = await project.run(command, ["--help"]);
    expect(output).toContain("npm run");
    expect(hasFailed).toBe(false);
  });

  it.each(commands)("%s does nothing without a valid environment", async (command) => {
    const { output, hasFailed } = await project.run(command, ["prodution"]);
    expect(output).toContain('"prodution" is not an environment');
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([]);
  });

  it.each([
    ["setup:cloud", "setup", []],
    ["rollback", "rollback", ["a-version"]],
    ["preflight", "preflight", []],
    ["enquiries", "../operators/enquiries", []],
  ])("%s says how to sign in, and repeats none of wrangler's advice", async (_, command, args) => {
    await project.editConfig((text) => text.replaceAll("FILL_IN", "0123456789abcdef"));
    await project.editConfig(
      (text) => text.replaceAll("FILL_IN", command === "setup" ? "FILL_IN" : "0123456789abcdef"),
      "workers/sandbox/wrangler.toml",
    );
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

describe("npm run setup:cloud", () => {
  it("creates the resources of the site and the sandbox, and sets their secrets", async () => {
    const secrets = {
      HOOK_TOKEN: "a-long-secret-of-the-operators",
      SANDBOX_TOKEN: "a-long-secret-of-the-sandbox",
    };
    const { output, hasFailed } = await project.run("setup", ["staging"], secrets);
    expect(output).toContain("npm run preflight -- staging");
    expect(hasFailed).toBe(false);
    expect((await calls()).filter((call) => / (create|put) /.test(call))).toEqual([
      "kv namespace create marigold-pet-relocation-staging-catalogue",
      "kv namespace create marigold-pet-relocation-staging-sessions",
      "d1 create marigold-enquiries-staging",
      "kv namespace create marigold-sandbox-staging-sandbox-state",
      "secret put HOOK_TOKEN --config wrangler.toml --env staging",
      "secret put SANDBOX_TOKEN --config workers/sandbox/wrangler.toml --env staging",
    ]);
    const config = await project.readConfig();
    expect(config).toContain('database_id = "id-of-marigold-enquiries-staging"');
    expect(await project.readConfig("workers/sandbox/wrangler.toml")).toContain(
      'id = "id-of-marigold-sandbox-staging-sandbox-state"',
    );
    const inputs = (await project.readCalls()).map(({ input }) => input).filter(Boolean);
    expect(inputs).toEqual(Object.values(secrets));
    expect((await calls()).join("\n")).not.toContain("a-long-secret");
  });
});

describe("npm run preflight", () => {
  it("lists all placeholders and unset values of production, each with its fix", async () => {
    const { output, hasFailed } = await project.run("preflight", ["production"]);
    expect(hasFailed).toBe(true);
    for (const problem of [
      "CATALOGUE of marigold-pet-relocation-production has no id.\n    npm run setup:cloud -- production",
      "ENQUIRIES of marigold-pet-relocation-production has no id.",
      "STORE_API_URL is not set.\n    Set it in [env.production.vars] of wrangler.toml.",
      "FORM_ENDPOINT is not set.",
      describeFindings(checkContent()),
    ]) {
      expect(output).toContain(problem);
    }
  });
});

describe("npm run deploy -- production", () => {
  const deploy = (...options: string[]) => project.run("deploy", ["production", ...options]);

  it("deploys no commit that is not on origin/main", async () => {
    const commit = await project.commit();
    const { output, hasFailed } = await deploy("--confirm", "production");
    expect(output).toContain(`${commit} is not on origin/main`);
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([]);
  });

  it("deploys nothing that is not confirmed", async () => {
    await project.commit();
    await project.markAsPushed();
    const { output, hasFailed } = await deploy();
    expect(output).toContain("must be confirmed: add --confirm production");
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([]);
  });

  it.each([
    ["that is on origin/main", []],
    ["with --any-commit", ["--any-commit"]],
  ])("goes on to the preflight with a confirmed commit %s", async (_, options) => {
    await project.commit();
    if (options.length === 0) await project.markAsPushed();
    const { output } = await deploy("--confirm", "production", "--skip-checks", ...options);
    expect(output).toContain("production is not ready:");
  });
});

describe("npm run enquiries", () => {
  const enquiries = (...args: string[]) => project.run("../operators/enquiries", args);

  it("queries the database of the named environment", async () => {
    await enquiries("production");
    expect(await calls()).toEqual([
      expect.stringMatching(/^d1 execute ENQUIRIES .*--remote --env production /),
    ]);
  });

  it("queries no database for an unknown environment", async () => {
    const { output, hasFailed } = await enquiries("prodution");
    expect(output).toContain('"prodution" is not an environment (staging, production)');
    expect(hasFailed).toBe(true);
    expect(await calls()).toEqual([]);
  });
});
