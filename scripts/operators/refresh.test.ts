import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);

type HookRequest = { url?: string; authorization?: string; body: unknown };

/** Runs the command against a site with this response; returns its output and the requests. */
async function refresh(args: string[], status: number, body: unknown) {
  const requests: HookRequest[] = [];
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    requests.push({ url, authorization: headers.authorization, body: await json(request) });
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  });
  server.listen(0);
  await once(server, "listening");
  // The address is a string only for pipes.
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, HOOK_TOKEN: "secret" };
  const siteUrl = `http://localhost:${port}`;
  const outcome = await run(
    "node",
    ["scripts/launch.cjs", "operators/refresh", "--url", siteUrl, ...args],
    {
      env,
    },
  ).then(
    ({ stdout }) => ({ output: stdout, hasFailed: false }),
    ({ stdout, stderr }) => ({ output: `${stdout}${stderr}`, hasFailed: true }),
  );
  server.close();
  return { ...outcome, requests };
}

describe("npm run refresh", () => {
  it("sends the named products to the hook, and prints the outcome of each", async () => {
    const outcomes = { list: "refreshed", products: { prod_1: "gone" }, edgeCache: "purged" };
    const { output, hasFailed, requests } = await refresh(["prod_1"], 200, outcomes);
    expect(requests).toEqual([
      {
        url: "/hooks/catalog",
        authorization: "Bearer secret",
        body: { products: ["prod_1"] },
      },
    ]);
    expect(output).toBe("The list: refreshed\nprod_1: gone\nThe edge cache: purged\n");
    expect(hasFailed).toBe(false);
  });

  it("fails when something could not be refreshed", async () => {
    const outcomes = { list: "failed", products: {}, edgeCache: "no-cache" };
    const { output, hasFailed } = await refresh([], 502, outcomes);
    expect(output).toContain("The list: failed");
    expect(output).toContain("The site keeps serving its cached copy of what failed.");
    expect(hasFailed).toBe(true);
  });

  it.each([
    [401, "The site has a different HOOK_TOKEN."],
    [404, "The site has no HOOK_TOKEN"],
    [400, "The site responded with 400"],
  ])("prints the reason when the site responds with %i", async (status, message) => {
    const { output, hasFailed } = await refresh([], status, {});
    expect(output).toContain(message);
    expect(hasFailed).toBe(true);
  });
});
