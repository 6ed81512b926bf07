import { describe, expect, it } from "vitest";
import { dayInIndia, dayMs } from "#edge/http/india-clock.ts";
import { journeys, tomorrow } from "#tests/worker/booked-quote.ts";
import { meera, press, signIn, textOf } from "#tests/worker/desk-office.ts";
import { ageEnquiries, listEnquiries } from "#tests/worker/enquiry-outbox.ts";
import { askForQuote } from "#tests/worker/quote-visitor.ts";
import { readElements, visit } from "#tests/worker/site.ts";
import { readDay } from "#travel/move/calendar.ts";
import { dayWords } from "#travel/plan/result/text/day-words.server.ts";

const landingOf = async (path: string) => (await readElements(path, "#landing strong")).at(0)?.text;

const daysAgo = (days: number) => dayWords(readDay(dayInIndia(Date.now())) - days).words;

describe("the plan of a quote", () => {
  it("is of the day on which it was asked, says so, and leads to today's", async () => {
    const today = await askForQuote();
    const landing = await landingOf(today);
    expect(textOf(await (await visit(today)).text())).toContain("Every step, with its dates");
    await ageEnquiries(20 * dayMs);
    const page = textOf(await (await visit(today)).text());
    const [sentence] = await readElements(today, "#landing");
    expect(sentence?.text).toContain(`This plan is of ${daysAgo(20)}, the day you asked.`);
    expect(sentence?.text).not.toContain("vaccine today");
    expect(page).toContain("Today’s plan, every step with its dates");
    expect(page).toContain("By today’s plan, print the papers");
    expect(await landingOf(today)).not.toBe(landing);
  });

  it("is the same at the desk", async () => {
    await askForQuote();
    await ageEnquiries(20 * dayMs);
    const [row] = await listEnquiries();
    const page = textOf(await (await signIn(meera)).read(`/desk/${row?.id}`));
    expect(page.replace(/<[^>]*>/g, "")).toContain(
      `by the plan of ${daysAgo(20)}, the day they asked.`,
    );
  });
});

describe("the stages of a booking", () => {
  const book = async () => {
    const [row] = await listEnquiries();
    const id = String(row?.id);
    const office = await signIn(meera);
    const page = textOf(await office.read(`/desk/${id}/journey`));
    await press(office, `/desk/${id}/journey`, { do: "book", without: "phone", next: tomorrow() });
    const stored = await journeys.find(id);
    return { page, journey: stored?.journey };
  };
  const today = () => dayInIndia(Date.now());

  it("are those of the day on which it was asked, and the desk says so", async () => {
    await askForQuote();
    const { page, journey } = await book();
    expect(page).toContain(`the plan of ${daysAgo(0)}, the day they asked.`);
    expect(journey?.plannedOn).toBe(today());
  });

  it("are of today's plan where one of those days is past, and the desk says so", async () => {
    await askForQuote();
    await ageEnquiries(60 * dayMs);
    const { page, journey } = await book();
    expect(page).toContain(
      `today’s plan, of ${daysAgo(0)}: the one of the day they asked has days`,
    );
    expect(journey?.plannedOn).toBe(today());
    for (const { day } of journey?.stages ?? []) expect(day === null || day >= today()).toBe(true);
  });
});
