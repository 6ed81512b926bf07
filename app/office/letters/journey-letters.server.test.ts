import { describe, expect, it } from "vitest";
import { journeyRetentionDays } from "#content/company/retention.ts";
import { dayInIndia, dayMs, hourMs } from "#edge/http/india-clock.ts";
import { journeyOf, letters, now, replyBy, write } from "#tests/fixtures/office/letter-examples.ts";
import { readDay } from "#travel/move/calendar.ts";
import { dayWords } from "#travel/plan/result/text/day-words.server.ts";

describe("the letter about a booked journey", () => {
  it("names the first stage, the party that it waits for, and our next message", () => {
    const { subject, text } = write({ kind: "booked", journey: journeyOf() });
    expect(subject).toBe(
      "Your journey 7F3A-91C2 is booked: next message by Fri 27 Nov, 18:00 in India",
    );
    expect(text).toMatch(/\n\nFirst: Papers\n\nPlanned: [^.]+\. It waits for you\. We check /);
    expect(text).toContain(
      "We promise our next message by Friday 27 November, 18:00 in India (12:30 in London).",
    );
  });
});

describe("a message about a journey", () => {
  const words = "The airline has <space>.\r\n\r\nWe wait.";
  const journey = journeyOf({ current: "flight", words });

  it("begins with the office’s words, then names the next stage", () => {
    const { subject, text } = write({ kind: "message", words, journey });
    expect(subject).toBe("The next stage of your journey 7F3A-91C2: Flight held");
    expect(text).toMatch(
      /^The airline has <space>\.\n\nWe wait\.\n\nNext: Flight held\n\nPlanned: [^.]+\. It waits for the airline\. /,
    );
  });

  it("gives the day of the next stage as the page does", () => {
    const stages = journey.journey.stages.map((stage) => ({ ...stage, day: null }));
    const { text } = write({ kind: "message", journey: journeyOf({ current: "flight", stages }) });
    expect(text).toMatch(
      /^There is news of your pet’s journey\.\n\nNext: Flight held\n\nDay not known yet\. It waits for the airline\./,
    );
  });

  it("says that an earlier promise is missed", () => {
    const { text } = write({ kind: "message", journey }, replyBy + hourMs);
    expect(text).toContain(
      "We promised a message by Friday 27 November, 18:00 in India (12:30 in London), and have not sent it. That is our mistake. Please call us",
    );
    expect(text).not.toContain("We promise our next message");
  });

  it("thanks once the pet is home, and says until when the page is kept", () => {
    const { subject, text } = letters["message (home)"];
    expect(subject).toBe("Your journey 7F3A-91C2: your pet is home");
    const endsOn = dayWords(readDay(dayInIndia(now + journeyRetentionDays * dayMs)));
    expect(text).toMatch(
      new RegExp(
        `^Your pet is home\\. Thank you for travelling with us\\.\n\nSafe and sound\\.\n\nThe journey’s page ends on ${endsOn.words}\\.\n`,
      ),
    );
    expect(text).not.toContain("next message");
  });

  it("says that the move is called off", () => {
    const { subject, text } = letters["message (called off)"];
    expect(subject).toBe("Your journey 7F3A-91C2 is called off");
    expect(text).toMatch(/^This move is called off\.\n/);
    expect(text).toContain("We do nothing further for it.");
    expect(text).not.toContain("Thank you");
  });

  it("says how sorry we are when the pet has died, and nothing that does not fit", () => {
    const { subject, text } = letters["message (the pet has died)"];
    expect(subject).toBe("About your pet’s journey 7F3A-91C2");
    expect(text).toMatch(/^We are very sorry that your pet has died\.\n/);
    expect(text).not.toMatch(/Thank you|travelling|called off|next message|Next:/i);
  });

  it("says what we ask, and the flight", () => {
    const stages = journey.journey.stages.map((stage) => ({
      ...stage,
      waitsFor: "you" as const,
      asks: "Send us the ticket.",
    }));
    const { text } = write({ kind: "message", journey: journeyOf({ current: "flight", stages }) });
    expect(text).toContain("It waits for you. ");
    expect(text).toContain("We ask you:\n\nSend us the ticket.");
    const handed = journeyOf({ current: "handed-over", flight: "AI 131" });
    expect(write({ kind: "message", journey: handed }).text).toContain("The flight: AI 131.");
  });

  it("says that stages cannot be shown", () => {
    const { subject, text } = letters["message (incomplete)"];
    expect(subject).toBe("A message about your journey 7F3A-91C2");
    expect(text).toContain("We cannot show every stage of the move just now.");
  });
});

describe("the letter about a late message", () => {
  it("names the hour that was missed", () => {
    const { subject, text } = write({ kind: "late", journey: journeyOf() }, replyBy + hourMs);
    expect(subject).toBe("We are late with our message about your journey 7F3A-91C2");
    expect(text).toMatch(
      /^We promised a message by Friday 27 November, 18:00 in India \(12:30 in London\), and have not sent it\. That is our mistake\.\n/,
    );
    expect(text).toContain("please call us on");
  });
});
