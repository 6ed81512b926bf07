import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dayInIndia, dayMs } from "#edge/http/india-clock.ts";
import { closeJourney } from "#office/journey/journey.ts";
import {
  bookQuote,
  changeJourney,
  deskPath,
  journeyForm,
  later,
} from "#tests/worker/booked-quote.ts";
import { meera, signIn, submit, textOf } from "#tests/worker/desk-office.ts";
import { answers, sender } from "#tests/worker/quote-visitor.ts";
import { readElements, visit } from "#tests/worker/site.ts";
import { readDay, writeDay } from "#travel/move/calendar.ts";

const ownerReads = async (path: string) => textOf(await (await visit(path)).text());
const stopsOf = async (path: string) => (await readElements(path, "ol li")).map(({ text }) => text);

describe("the owner's page of a journey", () => {
  it("says what we ask while a stage waits for the owner", async () => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    const asks = "Please send us a picture of the chip’s paper.";
    await submit(office, deskPath(id), { ...(await journeyForm(id)), "asks-papers": asks });
    expect((await stopsOf(path))[0]).toContain(`We ask you: ${asks}`);
    await submit(office, deskPath(id), { ...(await journeyForm(id)), "waits-papers": "vet" });
    expect(await ownerReads(path)).not.toContain(asks);
  });

  it.each([
    ["AI 131", "https://www.airindia.com/"],
    ["ZZ 9", null],
  ])("has the flight %s with its airline's website, if we know it", async (flight, site) => {
    const { id, path } = await bookQuote();
    const office = await signIn(meera);
    await submit(office, deskPath(id), { ...(await journeyForm(id)), flight });
    expect((await stopsOf(path)).filter((text) => text.includes(flight))).toHaveLength(1);
    const links = (await readElements(path, "ol li a")).map(({ href }) => href);
    expect(links).toEqual(site ? [site] : []);
  });

  it("still has what was asked, and who is paid for what, folded and without a name", async () => {
    const { path } = await bookQuote(`${answers}&weight=12.5`);
    const page = await ownerReads(path);
    expect(page).toMatch(/<details[^>]*><summary[^>]*><h3[^>]*>What you asked<\/h3>.*12\.5 kg/s);
    expect(page).toMatch(/<summary[^>]*><h3[^>]*>What it costs, line by line<\/h3>.*Our own work/s);
    expect(page).toContain("the size of the crate, until the booking is confirmed");
    expect(page).not.toContain("<details open");
    for (const secret of [sender.email, `>${sender.name}<`, "afraid of thunder", "Labrador"]) {
      expect(page).not.toContain(secret);
    }
  });

  it("is stamped as booked, and at the end as home, with the count of its stages", async () => {
    const { id, path } = await bookQuote();
    const pass = async () =>
      (await readElements(path, "section[aria-labelledby=journey]")).map(({ text }) => text);
    expect(await pass()).toEqual([expect.stringMatching(/Booked.*Stages done ?0 of \d+/s)]);
    await changeJourney(id, (journey) => closeJourney(journey, Date.now()));
    expect(await pass()).toEqual([expect.stringContaining("Home")]);
  });

  it("says how sorry we are when the pet has died, and nothing that would hurt", async () => {
    const { id, path } = await bookQuote();
    await changeJourney(id, () => ({ current: "flight", words: "All is well." }));
    const office = await signIn(meera);
    const fields = { do: "died", revision: (await journeyForm(id)).revision ?? "" };
    expect((await submit(office, deskPath(id), fields)).page).toContain("The pet has died");
    const page = await ownerReads(path);
    expect(page).toContain("We are very sorry that your pet has died.");
    expect(page).toContain("This page ends on");
    expect(page).not.toMatch(
      /Booked|Thank you for travelling|All is well|as promised|What you booked/,
    );
    expect(await stopsOf(path)).toEqual([]);
  });
});

describe("the papers of a journey", () => {
  const daysOf = async (papers: string) => {
    const days = await readElements(papers, "article.sheet header");
    return new Set(days.map(({ text }) => text.match(/lands on (\w+, \d+ \w+ \d+)/)?.[1]));
  };
  const words = (day: string | undefined) =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" })
      .format(new Date(day ?? ""))
      .replace(/^(\w+),? /, "$1, ");

  it("are printed with the journey's days, whenever, and move with its flight", async () => {
    const { id, path } = await bookQuote();
    const links = await readElements(path, "a[href$='/papers']");
    expect(links.map(({ href }) => href)).toEqual([`${path}/papers`]);
    const form = await journeyForm(id);
    const day = form["day-landed"];
    expect(await daysOf(`${path}/papers`)).toEqual(new Set([words(day)]));
    await env.ENQUIRIES.prepare("UPDATE journeys SET booked_at = booked_at - ?1")
      .bind(20 * dayMs)
      .run();
    expect(await daysOf(`${path}/papers`)).toEqual(new Set([words(day)]));
    const typed = { ...form, "day-handed-over": later(form["day-handed-over"], 3) };
    await submit(await signIn(meera), deskPath(id), typed);
    expect(await daysOf(`${path}/papers`)).toEqual(new Set([words(later(day, 3))]));
  });

  it("are private as the journey is, each sheet has a page, and none names the key", async () => {
    const { path } = await bookQuote();
    const papers = `${path}/papers`;
    const sheets = await readElements(papers, "nav[aria-label='The sheets'] ol a");
    expect(sheets.length).toBeGreaterThan(5);
    for (const address of [papers, sheets[0]?.href ?? ""]) {
      const { status, headers } = await visit(address);
      expect(status).toBe(200);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("X-Robots-Tag")).toContain("noindex");
    }
    const html = await (await visit(papers)).text();
    const printed = html.match(/<article.*?<\/article>/gs) ?? [];
    expect(printed).toHaveLength(sheets.length);
    expect(printed.join()).not.toContain(path.split("/").at(-1) ?? "");
  });

  it("are not printed for days that the rules allow to nobody", async () => {
    const { id, path } = await bookQuote();
    const soon = writeDay(readDay(dayInIndia(Date.now())) + 2);
    await changeJourney(id, ({ stages }) => ({
      stages: stages.map((stage) => ({ ...stage, day: soon, isSet: true })),
    }));
    expect((await readElements(path, "a[href$='/papers']")).length).toBe(0);
    expect(await ownerReads(`${path}/papers`)).toContain("They cannot be printed");
  });

  it.each(["homeAt", "calledOffAt"])("are not printed any more after %s", async (end) => {
    const { id, path } = await bookQuote();
    const [sheet] = await readElements(`${path}/papers`, "nav[aria-label='The sheets'] ol a");
    await changeJourney(id, () => ({ [end]: Date.now(), nextBy: null }));
    expect((await readElements(path, "a[href$='/papers']")).length).toBe(0);
    for (const address of [`${path}/papers`, sheet?.href ?? ""]) {
      const { status, headers } = await visit(address);
      expect(status).toBe(302);
      expect(headers.get("Location")).toBe(path);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it("are not there for anybody else, or for a quote that is not booked", async () => {
    const { path } = await bookQuote();
    await env.ENQUIRIES.exec("DELETE FROM journeys");
    expect((await visit(`${path}/papers`)).status).toBe(404);
    expect((await visit(`/quote/${"a".repeat(32)}/papers`)).status).toBe(404);
  });
});
