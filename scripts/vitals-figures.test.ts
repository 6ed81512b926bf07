import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { readFigures, writeSql } from "./vitals-figures.ts";

type Call = { method?: string; url?: string; authorization?: string; sql: string };

/** Asks for the figures of 28 days where the API answers so; gives them, and what it was asked. */
async function read(status: number, answer: string) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    calls.push({ method, url, authorization: headers.authorization, sql: await text(request) });
    response.writeHead(status).end(answer);
  });
  server.listen(0);
  await once(server, "listening");
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const account = {
    apiUrl: `http://localhost:${port}/client/v4`,
    accountId: "account-1",
    apiToken: "secret",
  };
  try {
    return { figures: await readFigures(account, "marigold_vitals", 28), calls };
  } finally {
    server.close();
  }
}

const row = { route: "/", metric: "LCP", p75: 1_200.5, visits: 40 };
const answerWith = (...rows: object[]) => JSON.stringify({ meta: [], data: rows, rows: 1 });

describe("the figures of the visitors' page speed", () => {
  it("are asked of the account's dataset, with its token", async () => {
    const { figures, calls } = await read(200, answerWith(row));
    expect(figures).toEqual([row]);
    expect(calls).toEqual([
      {
        method: "POST",
        url: "/client/v4/accounts/account-1/analytics_engine/sql",
        authorization: "Bearer secret",
        sql: writeSql("marigold_vitals", 28),
      },
    ]);
  });

  it("count rows that were left out by sampling", () => {
    const sql = writeSql("marigold_vitals", 7);
    expect(sql).toContain("quantileExactWeighted(0.75)(double1, _sample_interval) AS p75");
    expect(sql).toContain("SUM(_sample_interval) AS visits");
    expect(sql).toContain("FROM marigold_vitals\n");
    expect(sql).toContain("INTERVAL '7' DAY");
  });

  it("may come with counts in strings", async () => {
    const { figures } = await read(200, answerWith({ ...row, visits: "40" }));
    expect(figures).toEqual([row]);
  });

  it.each([
    ["nothing was found", 200, answerWith()],
    ["nothing was ever written", 422, "Error: unknown table: marigold_vitals"],
    ["no row is so young", 422, 'Error: unable to find type of column: "double1"'],
  ])("are none where %s", async (_, status, answer) => {
    expect((await read(status, answer)).figures).toEqual([]);
  });

  it.each([
    ["its token is refused", 401, "{}", /Account Analytics \(read\)/],
    ["its token may not read this", 403, "{}", /Account Analytics \(read\)/],
    ["the API fails", 500, "Out of order\nat line 1", /^Cloudflare answered 500: Out of order$/],
    ["the answer is no JSON", 200, "<html>", /^Cloudflare's answer is wrong: /],
    ["the answer has no rows", 200, "{}", /^Cloudflare's answer is wrong at data: /],
    [
      "a figure is missing",
      200,
      answerWith({ ...row, p75: null }),
      /^Cloudflare's answer is wrong at data\.0\.p75: /,
    ],
    ["a figure is none", 200, answerWith({ ...row, p75: "fast" }), /wrong at data\.0\.p75: /],
    ["a metric is unknown", 200, answerWith({ ...row, metric: "TTFB" }), /at data\.0\.metric: /],
  ])("cannot be told, and why is said in a line, when %s", async (_, status, answer, message) => {
    const failure = await read(status, answer).catch((error: Error) => error.message);
    expect(failure).toMatch(message);
    expect(failure).not.toContain("\n");
  });

  it("cannot be told when nobody answers", async () => {
    const account = { apiUrl: "http://localhost:1", accountId: "a", apiToken: "b" };
    await expect(readFigures(account, "marigold_vitals", 28)).rejects.toThrow(
      /^http:\/\/localhost:1 cannot be reached: /,
    );
  });
});
