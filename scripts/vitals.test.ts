import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);
// It reads wrangler.toml by wrangler itself, which takes a while to load.
const slow = { timeout: 60_000 };

const account = { CLOUDFLARE_ACCOUNT_ID: "account-1", CLOUDFLARE_API_TOKEN: "secret" };

/** Runs the script; gives what it said. */
function runVitals(args: string[], variables: Record<string, string>) {
  const env = { ...process.env, CLOUDFLARE_ACCOUNT_ID: "", CLOUDFLARE_API_TOKEN: "", ...variables };
  return run("node", ["scripts/launch.cjs", "vitals", ...args], { env }).then(
    ({ stdout, stderr }) => ({ output: stdout + stderr, hasFailed: false }),
    ({ stdout, stderr }) => ({ output: `${stdout}${stderr}`, hasFailed: true }),
  );
}

/** Runs it where Cloudflare has these figures; gives what it was asked too. */
async function runWith(args: string[], figures: object[]) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(await text(request));
    response.end(JSON.stringify({ data: figures }));
  });
  server.listen(0);
  await once(server, "listening");
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://localhost:${port}/client/v4`;
  const outcome = await runVitals(args, { ...account, CLOUDFLARE_API_BASE_URL: apiUrl });
  server.close();
  return { ...outcome, asked: asked.join() };
}

describe("npm run vitals", () => {
  it("prints the table of the environment's own dataset", slow, async () => {
    const figure = { route: "/blog/:article", metric: "LCP", p75: 2_600, visits: 12 };
    const { output, hasFailed, asked } = await runWith(["staging", "--days", "7"], [figure]);
    expect(asked).toContain("FROM marigold_vitals_staging\n");
    expect(asked).toContain("INTERVAL '7' DAY");
    expect(output).toMatch(/^Page speed for visitors of staging, .* of the last 7 days\n/);
    expect(output).toContain("| /blog/:article |     12 | 2.60 ✗ |");
    expect(hasFailed).toBe(false);
  });

  it("fails in a line when there were no visits", slow, async () => {
    const { output, hasFailed, asked } = await runWith(["production"], []);
    expect(asked).toContain("FROM marigold_vitals_production\n");
    expect(output).toBe("No visits in the last 28 days.\n");
    expect(hasFailed).toBe(true);
  });

  it.each([
    ["no environment", [], account, "Say which one: npm run vitals -- staging or production"],
    [
      "one that there is not",
      ["preview"],
      account,
      "Say which one: npm run vitals -- staging or production",
    ],
    ["two of them", ["staging", "production"], account, "Say which one"],
    ["no number of days", ["staging", "--days", "week"], account, "--days must be a whole number"],
    ["no days", ["staging", "--days", "0"], account, "--days must be at least 1"],
    ["more days than are kept", ["staging", "--days", "91"], account, "--days must be at most 90"],
    ["an option that there is not", ["staging", "--hours", "2"], account, "Unknown option"],
    ["no account", ["staging"], {}, "Set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN"],
  ])("given %s says so in a line", async (_, args, variables, message) => {
    const { output, hasFailed } = await runVitals(args, variables);
    expect(output).toContain(message);
    expect(output).toMatch(/^[^\n]+; see npm run vitals -- --help\n$/);
    expect(hasFailed).toBe(true);
  });

  it("tells how it is used", async () => {
    const { output, hasFailed } = await runVitals(["--help"], {});
    expect(output).toContain("npm run vitals -- staging|production");
    expect(hasFailed).toBe(false);
  });
});
