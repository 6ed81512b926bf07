import { describe, expect, it } from "vitest";
import { petWords, promiseWords } from "./enquiry-words.ts";

const now = Date.parse("2026-11-25T10:00+05:30");
type Values = { replyBy: string; isFlood?: boolean; repliedAt?: string; repliedBy?: string } & {
  repliedVia?: "phone";
  isLost?: boolean;
};

const promise = (values: Values) =>
  promiseWords(
    {
      isFlood: values.isFlood ?? false,
      replyBy: Date.parse(`${values.replyBy}+05:30`),
      repliedAt: values.repliedAt ? Date.parse(`${values.repliedAt}+05:30`) : null,
      repliedBy: values.repliedBy ?? null,
      repliedVia: values.repliedVia ?? null,
      closedAt: values.isLost ? now : null,
      closedAs: values.isLost ? "lost" : null,
    },
    now,
  );

describe("a promise in words", () => {
  it("is overdue, due today, due later or kept", () => {
    const words = [
      promise({ replyBy: "2026-11-24T18:00" }),
      promise({ replyBy: "2026-11-25T18:00" }),
      promise({ replyBy: "2026-11-27T18:00" }),
      promise({
        replyBy: "2026-11-27T18:00",
        repliedAt: "2026-11-25T09:00",
        repliedBy: "meera@x.example",
      }),
    ];
    expect(words).toEqual([
      { tone: "late", words: "Overdue since Tue 24 Nov, 18:00" },
      { tone: "today", words: "By Wed 25 Nov, 18:00" },
      { tone: "open", words: "By Fri 27 Nov, 18:00" },
      { tone: "kept", words: "Answered by meera, Wed 25 Nov, 09:00" },
    ]);
  });

  it("says how the reply was given, and that it is closed", () => {
    const replied = { repliedAt: "2026-11-25T09:00", repliedVia: "phone" } as const;
    expect(promise({ replyBy: "2026-11-25T18:00", ...replied }).words).toBe(
      "Answered by phone, Wed 25 Nov, 09:00",
    );
    expect(promise({ replyBy: "2026-11-25T18:00", isLost: true }).words).toBe(
      "Lost, Wed 25 Nov, 10:00",
    );
  });

  it("says that a reply came late", () => {
    const late = { replyBy: "2026-11-24T18:00", repliedAt: "2026-11-25T09:00" };
    expect(promise(late).words).toBe("Answered, Wed 25 Nov, 09:00, late");
  });
});

it("one of a flood has no promise, whatever its row says", () => {
  expect(promise({ replyBy: "2026-11-24T18:00", isFlood: true })).toEqual({
    tone: "open",
    words: "Came in a flood, no promise",
  });
});

describe("a pet in words", () => {
  it("has its breed where that is known", () => {
    expect(petWords({ pet: "dog", breed: "Labrador" })).toBe("Dog, Labrador");
    expect(petWords({ pet: "cat" })).toBe("Cat");
    expect(petWords(null)).toBeNull();
  });
});
