import { Agent, request } from "node:http";
import { expect, test } from "playwright/test";
import { siteUrl } from "./sites.ts";

/** Posts through an agent with one connection, as a proxy that visitors share would. Returns the status. */
function post(agent: Agent, path: string, body: string): Promise<number | undefined> {
  const headers = { "Content-Type": "application/json", "Content-Length": body.length };
  return new Promise((resolve, reject) => {
    const outgoing = request(siteUrl + path, { agent, method: "POST", headers }, (incoming) => {
      incoming.resume().once("end", () => resolve(incoming.statusCode));
    });
    outgoing.once("error", reject).end(body);
  });
}

for (const { path, status } of [
  { path: "/checkout.data", status: 400 },
  { path: "/about", status: 405 },
]) {
  test(`after an oversized post to ${path} the next post on the same connection is received`, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let round = 1; round <= 5; round += 1) {
      expect(await post(agent, path, "x".repeat(200_000))).toBe(status);
      expect(await post(agent, "/checkout.data", "{}")).toBe(400);
    }
    agent.destroy();
  });
}
