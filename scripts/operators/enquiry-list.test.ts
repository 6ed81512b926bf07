import { describe, expect, it } from "vitest";
import { enquiry } from "#tests/fixtures/enquiry.ts";
import {
  describePromise,
  describeState,
  type Enquiry,
  listEnquiries as listAt,
  plainLine,
  plainText,
} from "./enquiry-list.ts";

const deliveredAt = Date.parse("2026-11-20T09:32:00Z");
const now = Date.parse("2026-11-20T10:00:00Z");
const listEnquiries = (enquiries: Enquiry[]) => listAt(enquiries, now);
const esc = "\u001b";

describe("the state of an enquiry", () => {
  it.each([
    [enquiry(), "waiting, not tried yet, next 20 Nov 2026, 16:05"],
    [enquiry({ attempts: 1 }), "waiting, 1 try, next 20 Nov 2026, 16:05"],
    [enquiry({ attempts: 3 }), "waiting, 3 tries, next 20 Nov 2026, 16:05"],
    [enquiry({ attempts: 3, nextAttemptAt: null }), "waiting, 3 tries"],
    [
      enquiry({ isSuspect: true }),
      "looks like spam, waiting, not tried yet, next 20 Nov 2026, 16:05",
    ],
    [enquiry({ deliveredAt }), "delivered 20 Nov 2026, 15:02"],
    [enquiry({ isFlood: true, nextAttemptAt: null }), "one of a flood, waiting, not tried yet"],
    [enquiry({ isRefused: true, attempts: 1, nextAttemptAt: null }), "refused, 1 try"],
    [enquiry({ isRefused: true, deliveredAt }), "refused, settled 20 Nov 2026, 15:02"],
    [enquiry({ deliveredAt, isSuspect: true }), "looks like spam, delivered 20 Nov 2026, 15:02"],
  ])("is described in words (%#)", (given, words) => {
    expect(describeState(given)).toBe(words);
  });
});

describe("the promise of an answer", () => {
  const due = { replyBy: now - 60_000 };
  it.each([
    [enquiry(), null],
    [enquiry({ replyBy: now + 60_000 }), "by 20 Nov 2026, 15:31"],
    [enquiry(due), "OVERDUE: by 20 Nov 2026, 15:29"],
    [enquiry({ ...due, isSuspect: true }), "by 20 Nov 2026, 15:29"],
    [enquiry({ ...due, repliedAt: now }), "given 20 Nov 2026, 15:30"],
  ])("is described in words (%#)", (given, words) => {
    expect(describePromise(given, now)).toBe(words);
  });
});

describe("the list", () => {
  it("says that there are no enquiries", () => {
    expect(listEnquiries([])).toBe("No enquiries.");
  });

  it("sorts by waiting, marked as spam and delivered, the newest first in each", () => {
    const list = listEnquiries([
      enquiry({ id: "delivered-new", receivedAt: 9, deliveredAt }),
      enquiry({ id: "waiting-old", receivedAt: 1 }),
      enquiry({ id: "spam-old", receivedAt: 3, isSuspect: true }),
      enquiry({ id: "delivered-old", receivedAt: 5, deliveredAt }),
      enquiry({ id: "spam-new", receivedAt: 4, isSuspect: true }),
      enquiry({ id: "waiting-new", receivedAt: 2 }),
    ]);
    expect([...list.matchAll(/^ {2}Id +(.+)$/gm)].map(([, id]) => id)).toEqual([
      ...["waiting-new", "waiting-old", "spam-new", "spam-old", "delivered-new", "delivered-old"],
    ]);
  });

  it("shows every value on a line of its own, times in IST, and ends with the counts", () => {
    const values = { phone: "+91 98", topic: "moving to the UK", lastFailure: "HTTP 503" };
    const quote = {
      ...{ kind: "quote" as const, route: "Pune to London", month: "May 2027" },
      replyBy: Date.parse("2026-11-20T09:00:00Z"),
    };
    const id = "7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11";
    const list = listEnquiries([enquiry({ ...values, ...quote, id, message: "One\r\n\r\nTwo" })]);
    expect(list.split("\n")).toEqual([
      "20 Nov 2026, 14:32 IST: waiting, not tried yet, next 20 Nov 2026, 16:05",
      "  Ref.     7F3A-91C2",
      "  Kind     quote",
      "  Answer   OVERDUE: by 20 Nov 2026, 14:30",
      "  Route    Pune to London",
      "  Month    May 2027",
      "  Name     Asha Rao",
      "  E-mail   asha@example.com",
      "  Phone    +91 98",
      "  Topic    moving to the UK",
      "  Page     /contact",
      "  Message",
      "    One",
      "",
      "    Two",
      "  Id       7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11",
      "  Failure  HTTP 503",
      "",
      "1 enquiry: 1 waiting, 0 marked as spam, 0 delivered; 1 overdue.",
    ]);
  });

  it("contains no control characters, whichever field they came in", () => {
    const nasty = `a${esc}[2J${esc}]0;title\u0007\u009b31m\u0000\u0008\rb`;
    const list = listEnquiries([
      enquiry({ id: nasty, page: nasty, topic: nasty, name: nasty, email: nasty }),
      enquiry({ phone: nasty, message: nasty, lastFailure: nasty }),
    ]);
    expect(list.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    expect(list).not.toMatch(/title|31m/);
  });

  it("keeps a name on one line, so that it cannot imitate another enquiry", () => {
    const list = listEnquiries([enquiry({ name: "Asha\n20 Nov 2026: delivered" })]);
    expect(list).toContain("\n  Name     Asha 20 Nov 2026: delivered\n");
  });
});

describe("text from a visitor", () => {
  it.each([
    ["👩‍👧‍👦 🐕‍🦺 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "emoji"],
    ["مرحبا، أريد نقل قطتي", "Arabic"],
    ["שלום \u200fabc", "Hebrew with a mark"],
    ["नमस्ते <b>₹</b>\tit's", "Hindi, HTML and a tab"],
  ])("is unchanged: %s (%s)", (text) => {
    expect(plainText(text)).toBe(text);
  });

  it("loses characters that change the text direction", () => {
    expect(plainText("a\u202eb\u2066c")).toBe("abc");
  });

  it.each(["\r\n", "\r", "\u000b", "\u000c", "\u0085", "\u2028", "\u2029"])(
    "gets uniform line breaks (%#)",
    (lineBreak) => {
      expect(plainText(`a${lineBreak}b`)).toBe("a\nb");
      expect(plainLine(`a${lineBreak}b`)).toBe("a b");
    },
  );

  it("contains no escape sequence after a nested one is removed", () => {
    expect(plainText(`${esc}${esc}[31m[31mred`)).not.toContain(esc);
  });
});
