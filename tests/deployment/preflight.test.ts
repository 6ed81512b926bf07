import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createProject } from "./project";
import { createReadyStaging, type ReadyStaging } from "./ready-staging";

describe("npm run preflight, on the repository as it is", () => {
  it("lists all placeholders and unset values of production, each with its fix", async () => {
    const project = await createProject();
    const { output, hasFailed } = await project.run("preflight", ["production"]);
    await project.remove();
    expect(hasFailed).toBe(true);
    for (const problem of [
      "CATALOGUE of marigold-pet-relocation-production has no id.\n    npm run setup:cloud -- production",
      "ENQUIRIES of marigold-pet-relocation-production has no id.",
      "STORE_API_URL is not set.\n    Set it in [env.production.vars] of wrangler.toml.",
      "FORM_ENDPOINT is not set.",
      "Made up: The brand",
      "Made up: The phone number",
      "Made up: The e-mail address",
    ]) {
      expect(output).toContain(problem);
    }
  });
});

describe("npm run preflight", () => {
  let staging: ReadyStaging;

  beforeEach(async () => {
    staging = await createReadyStaging();
  });
  afterEach(() => staging.remove());

  it("finds no problem with a ready environment, and sends one marked enquiry", async () => {
    const { output, hasFailed } = await staging.run("preflight", []);
    expect(output).toBe("staging is ready.\n");
    expect(hasFailed).toBe(false);
    expect(await staging.readInbox()).toMatchObject({
      count: 1,
      messages: [{ fields: { name: "Preflight check" } }],
    });
  });

  it.each([
    [
      "the store is down",
      { path: "/store/*", kind: "status", status: 503 },
      "The store at https://",
    ],
    [
      "the store responds with another shape",
      { path: "/store/*", kind: "wrong-shape" },
      "The store at https://",
    ],
    [
      "the store is empty",
      { path: "/store/*", kind: "json", body: { products: [], count: 0, offset: 0, limit: 100 } },
      "has no products that can be read",
    ],
    [
      "the form service rejects enquiries",
      { path: "/form", kind: "status", status: 403 },
      "rejects enquiries: HTTP 403",
    ],
    [
      "the chat's script is missing",
      { path: "/chat/*", kind: "status", status: 404 },
      "widget.js responds with 404",
    ],
    ["the chat's script is HTML", { path: "/chat/*", kind: "html" }, "is not a script (text/html"],
  ])("fails when %s", async (_, fault, problem) => {
    await staging.setFaults([fault]);
    const { output, hasFailed } = await staging.run("preflight", []);
    expect(output).toContain(problem);
    expect(hasFailed).toBe(true);
  });

  it.each([
    [
      "an address is not https",
      /https:(\/\/staging\.marigoldpets\.internal")/,
      "http:$1",
      "SITE_URL is not https.",
    ],
    [
      "an address is local",
      /https:\/\/sandbox\.marigoldpets\.internal\/form/,
      "http://localhost:8788/form",
      "FORM_ENDPOINT is an address of this machine",
    ],
    [
      "an address is a placeholder",
      /https:\/\/sandbox\.marigoldpets\.internal\/chat/,
      "https://chat.example/chat",
      "CHAT_SCRIPT_URL is a placeholder",
    ],
    [
      "a value is invalid",
      /STORE_ID = "store_01K6H5GKYCNC47NHCD3286YG19"\nSTORE_IMAGE_ORIGINS = "https/,
      'STORE_ID = "no id"\nSTORE_IMAGE_ORIGINS = "https',
      "STORE_ID must be a store id",
    ],
    [
      "no route has the site's host",
      /pattern = "staging\./,
      'pattern = "stage.',
      "No route of the Worker is at staging.marigoldpets.internal",
    ],
    [
      "pictures come from another origin",
      /STORE_IMAGE_ORIGINS = "https:\/\/sandbox/,
      'STORE_IMAGE_ORIGINS = "https://pictures',
      "The store serves pictures from https://sandbox.marigoldpets.internal",
    ],
  ])("fails when %s", async (_, pattern, replacement, problem) => {
    await staging.editConfig((text) => text.replace(pattern, replacement));
    const { output, hasFailed } = await staging.run("preflight", []);
    expect(output).toContain(problem);
    expect(hasFailed).toBe(true);
  });

  it("reports a missing secret and pending migrations", async () => {
    await staging.setAccount({ pendingMigrations: ["0002_more.sql"] });
    const { output, hasFailed } = await staging.run("preflight", []);
    expect(output).toContain("HOOK_TOKEN is not set.\n    npm run setup:cloud -- staging");
    expect(output).toContain("Migrations are pending: 0002_more.sql.");
    expect(hasFailed).toBe(true);
  });

  it("says how to sign in", async () => {
    const reason = "You are not authenticated. Please run `wrangler login`.";
    await staging.setAccount({ failing: [{ when: "", reason }] });
    const { output } = await staging.run("preflight", []);
    expect(output).toContain("You are not signed in to Cloudflare.");
    expect(output).toContain("Sign in with npx wrangler login");
  });
});
