import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);

type Call = { url?: string; authorization?: string; body: unknown };

/** Runs the script against a site that answers so; gives what it said and what the site was asked. */
async function refresh(args: string[], status: number, answer: unknown) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    calls.push({ url, authorization: headers.authorization, body: await json(request) });
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  });
  server.listen(0);
  await once(server, "listening");
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, HOOK_TOKEN: "secret" };
  const siteUrl = `http://localhost:${port}`;
  const outcome = await run("node", ["scripts/launch.cjs", "refresh", "--url", siteUrl, ...args], {
    env,
  }).then(
    ({ stdout }) => ({ output: stdout, hasFailed: false }),
    ({ stdout, stderr }) => ({ output: `${stdout}${stderr}`, hasFailed: true }),
  );
  server.close();
  return { ...outcome, calls };
}

describe("npm run refresh", () => {
  it("has the site read the named products anew, and tells what became of them", async () => {
    const answer = { list: "refreshed", products: { prod_1: "gone" }, edgeCache: "purged" };
    const { output, hasFailed, calls } = await refresh(["prod_1"], 200, answer);
    expect(calls).toEqual([
      {
        url: "/hooks/catalog",
        authorization: "Bearer secret",
        body: { products: ["prod_1"] },
      },
    ]);
    expect(output).toBe("The list: refreshed\nprod_1: gone\nThe edge cache: purged\n");
    expect(hasFailed).toBe(false);
  });

  it("fails when something could not be read", async () => {
    const answer = { list: "failed", products: {}, edgeCache: "no-cache" };
    const { output, hasFailed } = await refresh([], 502, answer);
    expect(output).toContain("The list: failed");
    expect(output).toContain("What failed is served as it was.");
    expect(hasFailed).toBe(true);
  });

  it.each([
    [401, "The site has another HOOK_TOKEN."],
    [404, "The site has no HOOK_TOKEN"],
    [400, "The site answered 400"],
  ])("says what is wrong when the site answers %i", async (status, message) => {
    const { output, hasFailed } = await refresh([], status, {});
    expect(output).toContain(message);
    expect(hasFailed).toBe(true);
  });
});
