import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { composeDigest } from "./digest";
import { digestCron } from "./send-digest.server";
import type { Concern } from "./watch.server";

const concern = (values: Partial<Concern>): Concern => ({
  id: "7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11",
  replyBy: Date.parse("2026-11-24T18:00+05:30"),
  isDue: false,
  isOverdue: false,
  isUndelivered: false,
  isRefused: false,
  isSoonErased: false,
  ...values,
});

describe("the morning’s digest", () => {
  it("is sent by a cron trigger of each environment", () => {
    const crons = readFileSync("wrangler.toml", "utf8").match(/^crons = .*/gm) ?? [];
    expect(crons).toHaveLength(3);
    for (const line of crons) expect(line).toContain(`"${digestCron}"`);
  });

  it("is none when nobody has to do anything", () => {
    expect(composeDigest([], null)).toBeNull();
  });

  it("names an enquiry under each thing to do, with its promise", () => {
    const digest = composeDigest([concern({ isOverdue: true, isRefused: true })], null);
    const line = "- 7F3A-91C2, promised by Tuesday 24 November, 18:00";
    expect(digest).toContain(`Later than promised (1):\n${line}\n`);
    expect(digest).toContain(`Refused by the form service; answer and settle them (1):\n${line}\n`);
    expect(digest).not.toContain("To answer today");
  });

  it("leads to the desk, or without one to the command that lists them", () => {
    const due = [concern({ isDue: true })];
    expect(composeDigest(due, "https://desk.example/desk")).toMatch(
      /at the desk: https:\S+\/desk$/,
    );
    expect(composeDigest(due, null)).toContain("npm run enquiries -- production");
  });

  it("names one without a promise, and cuts a long list", () => {
    const digest = composeDigest(
      Array(53).fill(concern({ isUndelivered: true, replyBy: null })),
      null,
    );
    expect(digest).toContain("(53):\n- 7F3A-91C2\n");
    expect(digest).toContain("\n… and 3 more\n");
  });
});
