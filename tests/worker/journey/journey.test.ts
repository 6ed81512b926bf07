import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { company } from "#content/company/company.ts";
import { journeyRetentionDays } from "#content/company/retention.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { makeSecretKey } from "#office/enquiry/secret-key.ts";
import { callOffJourney, closeJourney, startJourney } from "#office/journey/journey.ts";
import { referenceOf } from "#office/reply/reference.ts";
import {
  allSeen,
  bookQuote,
  by,
  changeJourney,
  journeys,
  stagesOf,
} from "#tests/worker/booked-quote.ts";
import {
  ageEnquiries,
  listEnquiries,
  readInbox,
  runCron,
  waitUntilDelivered,
} from "#tests/worker/enquiry-outbox.ts";
import { answers, askForQuote, sender } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { readAttributes, readElements, readPage, visit } from "#tests/worker/site.ts";

const textOf = async (path: string) =>
  (await (await visit(path)).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

const missPromise = (id: string) => changeJourney(id, () => ({ nextBy: Date.now() - 1_000 }));

const countJourneys = () => env.ENQUIRIES.prepare("SELECT count(*) AS n FROM journeys").first("n");

describe("booking a quote", () => {
  it("makes it a journey once, and counts it as answered", async () => {
    const path = await askForQuote();
    const id = String((await listEnquiries())[0]?.id);
    const journey = startJourney(stagesOf(answers), Date.now() + dayMs);
    const both = [
      journeys.book(id, journey, by(1), allSeen),
      journeys.book(id, { ...journey, words: "x" }, by(2), allSeen),
    ];
    expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
    expect((await listEnquiries())[0]?.replied_at).not.toBeNull();
    expect(await textOf(path)).toContain("Next message by");
  });

  it("is not possible for a message, or for what was erased", async () => {
    await askForQuote();
    const id = String((await listEnquiries())[0]?.id);
    await env.ENQUIRIES.exec("UPDATE enquiries SET kind = 'message'");
    const journey = startJourney(stagesOf(answers), Date.now());
    expect(await journeys.book(id, journey, by(1), allSeen)).toBe(false);
    expect(await journeys.book("gone", journey, by(1), allSeen)).toBe(false);
  });
});

describe("the page of a journey", () => {
  it("has the stages of the pet's plan, each with its day and what it waits for", async () => {
    const { path, id } = await bookQuote();
    const stops = (await readElements(path, "ol li")).map(({ text }) => text);
    const titles = (await readElements(path, "ol li h3")).map(({ text }) => text);
    expect(titles.map((text) => text.replace(/Now$/, ""))).toEqual([
      "Papers",
      "Sample sent",
      "Result",
      "Flight held",
      "Waiting time",
      "AQCS certificate",
      "Handed over",
      "Landed",
      "Cleared",
      "Home",
    ]);
    expect(stops[0]).toContain("waits for you");
    expect(stops[2]).toMatch(/^Result\w{3} \d+ \w{3}.* · waits for the laboratory/);
    await changeJourney(id, () => ({ current: "cleared", words: "Asha, the plane is in London." }));
    expect(await readAttributes(path, "li[aria-current=step] h3", "class")).toHaveLength(1);
    const html = await textOf(path);
    expect(html).toContain("Asha, the plane is in London.");
    expect(html).not.toContain("will be");
    expect(html.match(/planned, not promised/g)).toHaveLength(1);
  });

  it("has no sample, result or wait for a country that asks for none", async () => {
    const { path } = await bookQuote("to=canada&city=Pune&place=Toronto&pet=cat");
    expect(await textOf(path)).not.toMatch(/Sample sent|Waiting time/);
  });

  it("says that a promise was kept, or that one is missed, with the phone number", async () => {
    const { path, id } = await bookQuote();
    const at = Date.now();
    await changeJourney(id, ({ nextBy }) => ({ last: { by: at + 1, at }, nextBy }));
    expect(await textOf(path)).toContain(", as promised.");
    await missPromise(id);
    const html = await textOf(path);
    expect(html).toContain("We have missed our promise");
    expect(html).not.toContain("Next message by");
    const alerts = await readElements(path, "[role=alert] a");
    expect(alerts.map(({ href }) => href)).toContain(company.phone.uri);
  });

  it("shows nothing of who asked, and nothing of the pet in its preview", async () => {
    const { path } = await bookQuote();
    const html = await textOf(path);
    for (const word of [sender.email, "afraid of thunder", "Labrador"]) {
      expect(html).not.toContain(word);
    }
    const { title, description } = await readPage(path);
    const previews = [
      title,
      description,
      ...(await readAttributes(path, "meta[property^='og:']", "content")),
    ].join(" ");
    expect(previews).not.toMatch(/Pune|London|dog|cat\b|pet’s|home/i);
    expect(await readAttributes(path, "meta[name=robots]", "content")).toEqual(["noindex"]);
  });

  it("stays out of caches, search engines and referrers, and so do its data and its calendar", async () => {
    const { path } = await bookQuote();
    const gone = `/quote/${"a".repeat(32)}/journey.ics`;
    for (const address of [path, `${path}.data`, `${path}/journey.ics`, gone]) {
      const { headers } = await visit(address);
      expect(headers.get("Cache-Control")).toBe("private, no-store");
      expect(headers.get("CDN-Cache-Control")).toBeNull();
      expect(headers.get("Cache-Tag")).toBeNull();
      // The page takes its owner's answer to an offer, with which no-referrer would hide the origin.
      const policy = address.endsWith(".ics") ? "no-referrer" : "same-origin";
      expect(headers.get("Referrer-Policy")).toBe(policy);
      expect(headers.get("X-Robots-Tag")).toContain("noindex");
      expect(headers.get("Content-Security-Policy")).not.toContain("chat");
    }
  });

  it("has the days that are ahead as a calendar file, which names no key and no route", async () => {
    const { path, id } = await bookQuote();
    await changeJourney(id, () => ({ current: "flight" }));
    const response = await visit(`${path}/journey.ics`);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const file = (await response.text()).replaceAll("\r\n ", "");
    expect(file).toContain("Landed (planned)");
    expect(file).not.toContain("Sample sent");
    expect(file).toContain(`call ${company.phone.label}`);
    expect(file).not.toContain(path.split("/").at(-1) ?? "");
    expect(file).not.toMatch(/Pune|London/);
    expect((await readPage(path)).hrefs).toContain(`${path}/journey.ics`);
  });

  it("is no calendar file of a quote that is not booked", async () => {
    expect((await visit(`${await askForQuote()}/journey.ics`)).status).toBe(404);
  });
});

describe("the link of a journey", () => {
  it("ends at once when it is replaced, and only one of two replacements counts", async () => {
    const { path, id } = await bookQuote();
    const oldKey = path.split("/").at(-1) ?? "";
    const keys = [makeSecretKey(), makeSecretKey()];
    const outcomes = await Promise.all(
      keys.map((key) =>
        journeys.replaceKey(id, { oldKey, newKey: key, newMailKey: makeSecretKey() }, by(1)),
      ),
    );
    expect(outcomes.toSorted()).toEqual([false, true]);
    const old = await visit(path);
    expect(old.status).toBe(404);
    expect(await old.text()).toContain("This quote is no longer here");
    expect((await visit(`${path}/journey.ics`)).status).toBe(404);
    const statuses = await Promise.all(
      keys.map(async (key) => (await visit(`/quote/${key}`)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 404]);
  });

  it("goes on however long the journey takes", async () => {
    const { path } = await bookQuote();
    await waitUntilDelivered();
    await ageEnquiries(400 * dayMs);
    await runCron();
    expect((await visit(path)).status).toBe(200);
  });

  it.each([
    ["home", closeJourney, "Your pet is home."],
    ["it is called off", callOffJourney, "This move is called off."],
  ])(
    "ends as long after %s as journeys are kept, and all of it is erased",
    async (_, end, words) => {
      const { path, id } = await bookQuote();
      await waitUntilDelivered();
      const endedSince = (ms: number) =>
        changeJourney(id, (journey) =>
          end({ ...journey, homeAt: null, calledOffAt: null }, Date.now() - ms),
        );
      await endedSince(journeyRetentionDays * dayMs - 60_000);
      await runCron();
      expect(await textOf(path)).toContain(words);
      // Its calendar would have no day.
      expect((await readPage(path)).hrefs).not.toContain(`${path}/journey.ics`);
      await endedSince(journeyRetentionDays * dayMs + 1_000);
      // Before the cron trigger runs.
      expect((await visit(path)).status).toBe(404);
      await runCron();
      expect(await listEnquiries()).toEqual([]);
      expect(await countJourneys()).toBe(0);
    },
  );

  it("ends when the person's data are erased", async () => {
    const { path } = await bookQuote();
    await env.ENQUIRIES.prepare("DELETE FROM enquiries WHERE email = ?1").bind(sender.email).run();
    expect(await countJourneys()).toBe(0);
    expect((await visit(path)).status).toBe(404);
  });

  it("appears in no line of the log", async () => {
    const log = vi.spyOn(console, "info");
    const { path } = await bookQuote();
    await visit(path);
    await visit(`${path}/journey.ics`);
    expect(log.mock.calls.join("\n")).toContain("/quote/:quoteKey");
    expect(log.mock.calls.join("\n")).not.toContain(path.split("/").at(-1) ?? "");
    log.mockRestore();
  });
});

describe("two people who change a journey at once", () => {
  it("do not overwrite each other", async () => {
    const { id } = await bookQuote();
    const changes = ["flight", "aqcs"] as const;
    const outcomes = await Promise.all(
      changes.map((current) => changeJourney(id, () => ({ current }))),
    );
    expect(outcomes.toSorted()).toEqual([false, true]);
  });
});

describe("a missed message", () => {
  const health = async () =>
    (
      await visit("/healthz?deep=1", { headers: { Authorization: `Bearer ${env.HOOK_TOKEN}` } })
    ).json();

  it("is logged once, until there is a new promise", async () => {
    expectConsoleErrors(2);
    const { id } = await bookQuote();
    await waitUntilDelivered();
    await missPromise(id);
    await runCron();
    await runCron();
    await changeJourney(id, () => ({ words: "We have not forgotten you." }));
    await runCron();
    expect(loggedErrors().map((line) => JSON.parse(line))).toEqual([
      {
        level: "error",
        message: "Owners of booked quotes had no message in time",
        count: 1,
        references: [referenceOf(id)],
      },
    ]);
    await changeJourney(id, () => ({ nextBy: Date.now() - 500 }));
    await runCron();
    expect(loggedErrors()).toHaveLength(2);
  });

  it("degrades the deep health report until a message is sent", async () => {
    const { id } = await bookQuote();
    expect(await health()).toMatchObject({ status: "ok", checks: { journeys: { status: "ok" } } });
    await missPromise(id);
    expect(await health()).toMatchObject({
      status: "degraded",
      checks: {
        journeys: {
          status: "failed",
          reason: "Messages to owners that are later than promised: 1",
        },
      },
    });
    await changeJourney(id, () => ({ nextBy: Date.now() + dayMs }));
    expect(await health()).toMatchObject({ status: "ok" });
  });

  it("is in the morning's digest by its reference alone", async () => {
    const { id, path } = await bookQuote();
    await waitUntilDelivered();
    await missPromise(id);
    await runCron("30 3 * * *");
    const digest = (await readInbox())[0]?.fields.message ?? "";
    expect(digest).toContain(`later than promised (1):\n- ${referenceOf(id)}`);
    expect(digest).not.toContain(path.split("/").at(-1) ?? "");
  });
});
