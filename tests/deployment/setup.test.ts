import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createProject, emptyAccount, type Project } from "./project";

const token = { HOOK_TOKEN: "a-long-secret-of-the-operators" };
let project: Project;

beforeEach(async () => {
  project = await createProject();
});
afterEach(() => project.remove());

const changes = async () =>
  (await project.readCalls()).map(({ call }) => call).filter((call) => / (create|put) /.test(call));

describe("npm run setup:cloud", () => {
  it("creates what staging needs, and writes the ids into both configurations", async () => {
    const { output, hasFailed } = await project.run("setup", ["staging"], token);
    expect(output).toContain("npm run preflight -- staging");
    expect(hasFailed).toBe(false);
    expect(await changes()).toEqual([
      "kv namespace create marigold-pet-relocation-staging-catalogue",
      "kv namespace create marigold-pet-relocation-staging-sessions",
      "d1 create marigold-enquiries-staging",
      "kv namespace create marigold-sandbox-staging-sandbox-state",
      "secret put HOOK_TOKEN --config wrangler.toml --env staging",
    ]);
    const config = await project.readConfig();
    expect(config).toContain('id = "id-of-marigold-pet-relocation-staging-catalogue"');
    expect(config).toContain('id = "id-of-marigold-pet-relocation-staging-sessions"');
    expect(config).toContain('database_id = "id-of-marigold-enquiries-staging"');
    expect(await project.readConfig("workers/sandbox/wrangler.toml")).toContain(
      'id = "id-of-marigold-sandbox-staging-sandbox-state"',
    );
  });

  it("leaves the settings of production unchanged when it sets up staging", async () => {
    const productionOf = (config: string) => config.slice(config.indexOf("[env.production]"));
    const before = productionOf(await project.readConfig());
    await project.run("setup", ["staging"], token);
    expect(productionOf(await project.readConfig())).toBe(before);
  });

  it("changes nothing when it is run again", async () => {
    await project.run("setup", ["production"], token);
    const config = await project.readConfig();
    const calls = await changes();
    const { output, hasFailed } = await project.run("setup", ["production"], token);
    expect(output).toContain("HOOK_TOKEN is set.");
    expect(hasFailed).toBe(false);
    expect(await project.readConfig()).toBe(config);
    expect(await changes()).toEqual(calls);
  });

  it("keeps its progress when a step fails, and continues from there", async () => {
    const reason = "You have reached the limit of databases.";
    await project.setAccount({ failing: [{ when: "d1 create", reason }] });
    const first = await project.run("setup", ["production"], token);
    expect(first.output).toContain(reason);
    expect(first.hasFailed).toBe(true);
    expect(await project.readConfig()).toContain(
      'id = "id-of-marigold-pet-relocation-production-catalogue"',
    );

    await project.setAccount({ ...(await project.readAccount()), failing: [] });
    const second = await project.run("setup", ["production"], token);
    expect(second.hasFailed).toBe(false);
    const { namespaces, databases } = await project.readAccount();
    expect(namespaces).toHaveLength(2);
    expect(databases).toHaveLength(1);
  });

  it("passes the secret by standard input, where no process list shows it", async () => {
    await project.run("setup", ["staging"], token);
    const calls = await project.readCalls();
    expect(calls.find(({ call }) => call.startsWith("secret put"))?.input).toBe(token.HOOK_TOKEN);
    expect(calls.map(({ call }) => call).join("\n")).not.toContain(token.HOOK_TOKEN);
  });

  it.each([
    ["too short", { HOOK_TOKEN: "short" }, "at least 20 characters"],
    ["missing, without a terminal", {}, "run this in a terminal"],
  ])("sets no secret that is %s", async (_, variables, reason) => {
    const { output, hasFailed } = await project.run("setup", ["staging"], variables);
    expect(output).toContain(reason);
    expect(hasFailed).toBe(true);
    expect((await project.readAccount()).secrets).toEqual([]);
  });

  it("sets a secret for a Worker that has not been deployed yet", async () => {
    const reason = "This Worker does not exist on your account. [code: 10007]";
    await project.setAccount({ ...emptyAccount, failing: [{ when: "secret list", reason }] });
    const { hasFailed } = await project.run("setup", ["staging"], token);
    expect(hasFailed).toBe(false);
    expect((await project.readAccount()).secrets).toEqual(["HOOK_TOKEN"]);
  });
});

describe("the deployment commands", () => {
  it.each(["setup", "preflight", "deploy", "rollback"])("%s prints its usage", async (command) => {
    const { output, hasFailed } = await project.run(command, ["--help"]);
    expect(output).toContain("npm run");
    expect(hasFailed).toBe(false);
  });

  it.each(["setup", "preflight", "deploy", "rollback"])(
    "%s does nothing without a valid environment",
    async (command) => {
      const { output, hasFailed } = await project.run(command, ["prodution"]);
      expect(output).toContain("staging or production");
      expect(hasFailed).toBe(true);
      expect(await project.readCalls()).toEqual([]);
    },
  );
});
