import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dueQueries, listQueries, samePersonQuery } from "#office/desk/store/desk-lists.server.ts";
import { storeEnquiries } from "#tests/fixtures/office/many-enquiries.ts";
import { deleteEnquiries } from "#tests/worker/enquiry-outbox.ts";

const due = [0, -1, Number.MAX_SAFE_INTEGER];
const ends = { ASC: [-1, 0], DESC: [Number.MAX_SAFE_INTEGER, 0] };

const lists: [string, string, (string | number)[]][] = [
  ["due", dueQueries.all, due],
  ["due and mine", dueQueries.mine, [...due, "meera@marigold.example"]],
  ["due and nobody's", dueQueries.free, due],
  ["due quotes", dueQueries.quotes, due],
  ["due messages", dueQueries.messages, due],
  ...Object.entries(listQueries).map(([name, { sql, order }]): [string, string, number[]] => [
    name,
    sql,
    ends[order],
  ]),
  ["of the same person", samePersonQuery, ["x", "a1@example.com", "98765", "Visitor 1"]],
];

async function countRead(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, sql, values] of lists) {
    const { meta } = await env.ENQUIRIES.prepare(sql)
      .bind(...values)
      .all();
    counts[name] = meta.rows_read;
  }
  return counts;
}

describe.each(lists)("the list of what is %s", (_, sql, values) => {
  it("is read from an index, without a scan", async () => {
    const { results } = await env.ENQUIRIES.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    expect(plan.join("\n")).toContain("USING");
    // A list of at most as many rows as a page is read as a whole.
    const scanned = plan.filter((step) => /^SCAN (?!list|\(subquery)/.test(step));
    expect(scanned).toEqual([]);
  });
});

describe("a list of ten thousand enquiries", () => {
  it("reads as many rows as one of a thousand, and at most a hundred", async () => {
    await storeEnquiries(env.ENQUIRIES, 1_000);
    const few = await countRead();
    await deleteEnquiries();
    await storeEnquiries(env.ENQUIRIES, 10_000);
    const many = await countRead();
    expect(many).toEqual(few);
    expect(Math.max(...Object.values(many))).toBeLessThanOrEqual(100);
  });
});
