import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { composeDigest } from "./digest.ts";
import { digestCron } from "./send-digest.server.ts";
import type { Concern } from "./watch.server.ts";

const now = Date.parse("2026-11-25T09:00+05:30");

const concern = (values: Partial<Concern>): Concern => ({
  id: "7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11",
  replyBy: Date.parse("2026-11-24T18:00+05:30"),
  isDue: false,
  isOverdue: false,
  isUndelivered: false,
  isRefused: false,
  ...values,
});

const due = (values: Partial<Parameters<typeof composeDigest>[0]>) => ({
  concerns: [],
  messages: [],
  offers: [],
  flood: 0,
  deskUrl: null,
  ...values,
});

describe("the morning’s digest", () => {
  it("is sent by a cron trigger of each environment", () => {
    const crons = readFileSync("wrangler.toml", "utf8").match(/^crons = .*/gm) ?? [];
    expect(crons).toHaveLength(3);
    for (const line of crons) expect(line).toContain(`"${digestCron}"`);
  });

  it("is none when nobody has to do anything", () => {
    expect(composeDigest(due({}), now)).toBeNull();
  });

  it("names an enquiry under each thing to do, with its promise", () => {
    const digest = composeDigest(
      due({ concerns: [concern({ isOverdue: true, isRefused: true })] }),
      now,
    );
    const line = "- 7F3A-91C2, promised by Tuesday 24 November, 18:00";
    expect(digest).toContain(`Later than promised (1):\n${line}\n`);
    expect(digest).toContain(`Refused on delivery; answer and settle them (1):\n${line}\n`);
    expect(digest).not.toContain("To answer today");
  });

  it("leads to the desk, or without one to the document that says how to read them", () => {
    const concerns = [concern({ isDue: true })];
    const atDesk = due({ concerns, deskUrl: "https://desk.example/desk" });
    expect(composeDigest(atDesk, now)).toMatch(/at the desk: https:\S+\/desk$/);
    expect(composeDigest(due({ concerns }), now)).toContain("docs/when-it-is-red.md");
  });

  it("names the messages that owners of booked quotes wait for, missed ones first", () => {
    const id = "0b2c11dd-5b1e-4c55-9d0a-2f6f0c9b7a11";
    const messages = [
      { id, nextBy: Date.parse("2026-11-24T18:00+05:30") },
      { id, nextBy: Date.parse("2026-11-25T18:00+05:30") },
    ];
    const digest = composeDigest(due({ messages }), now);
    expect(digest).toContain(
      "later than promised (1):\n- 0B2C-11DD, promised by Tuesday 24 November, 18:00\n",
    );
    expect(digest).toContain(
      "promised for today (1):\n- 0B2C-11DD, promised by Wednesday 25 November, 18:00\n",
    );
  });

  it("names the offers that end without an answer", () => {
    const id = "0b2c11dd-5b1e-4c55-9d0a-2f6f0c9b7a11";
    const offers = [{ id, validUntil: Date.parse("2026-11-25T23:59+05:30") }];
    expect(composeDigest(due({ offers }), now)).toContain(
      "Offers without an answer, valid until today or before; ask, or close them (1):\n- 0B2C-11DD, valid until Wednesday 25 November, 23:59\n",
    );
  });

  it("has one line about a flood, however many came", () => {
    const atDesk = due({ flood: 300, deskUrl: "https://desk.example/desk" });
    expect(composeDigest(atDesk, now)).toMatch(
      /^300 came in a flood, and are promised no reply: decide at the desk .+\n\nAnswer them/,
    );
    expect(composeDigest(due({ flood: 1 }), now)).toMatch(
      /^1 came in a flood, and is promised no reply\n/,
    );
  });

  it("cuts a long list", () => {
    const concerns = Array(53).fill(concern({ isUndelivered: true }));
    const digest = composeDigest(due({ concerns }), now);
    expect(digest).toContain("(53):\n- 7F3A-91C2, promised by");
    expect(digest).toContain("\n… and 3 more\n");
  });
});
