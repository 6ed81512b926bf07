import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import * as ownerFacts from "#content/company/owner-facts.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { closingTime } from "#tests/fixtures/closing-time.ts";
import { listEnquiries, waitUntilDelivered } from "#tests/worker/enquiry-outbox.ts";
import { askForQuote } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { readElements, readPage, visit } from "#tests/worker/site.ts";
import { allFees, listFees } from "#travel/fees/fees.ts";
import { listOurWork } from "#travel/fees/our-work.ts";
import { asOfWords } from "#travel/rules/source/dated-facts.ts";
import { monthWords } from "#ui/text/date-words.ts";

const exportFee = allFees.find(({ what }) => what === "Export certificate");

const textOf = async (path: string) =>
  (await (await visit(path)).text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

const setColumn = (column: "reply_by" | "replied_at", time: number) =>
  env.ENQUIRIES.prepare(`UPDATE enquiries SET ${column} = ?1`).bind(time).run();

describe("the page of a quote", () => {
  it("says when we will reply, what was asked, and what the price depends on", async () => {
    const path = await askForQuote({ note: "Afraid of thunder" });
    const html = await textOf(path);
    const [row] = await listEnquiries();
    expect(html).toMatch(
      new RegExp(`We reply by <strong>\\w+day \\d+ \\w+, ${closingTime}</strong> in India`),
    );
    expect(html).toContain(referenceOf(String(row?.id)));
    const [pass] = await readElements(path, "h2#promise");
    expect(pass?.text).toBe("Pune to London, United Kingdom");
    expect((await readElements(path, "dd")).map(({ text }) => text)).toEqual(
      expect.arrayContaining(["May 2027", "Dog, Labrador", "Afraid of thunder"]),
    );
    expect(html).toContain("AQCS appointment and attendance");
    expect(html).toContain(exportFee?.amount);
    expect(html).toContain("Service fees are non-refundable once processing starts.");
    expect(html).toContain("Pay only the account named in it.");
    const { hrefs } = await readPage(path);
    expect(hrefs).toContain("/plan?to=uk&pet=dog&city=Pune");
    expect(hrefs).toContain("https://aqcsindia.gov.in/Home/ExportPets");
  });

  it("says why no date can be given, and offers the ways by another country", async () => {
    const path = await askForQuote({}, "to=australia&pet=cat");
    const [why] = await readElements(path, "#landing p");
    expect(why?.text).toContain("straight from India to Australia");
    const { hrefs } = await readPage(path);
    for (const via of ["singapore", "uk"]) {
      expect(hrefs).toContain(`/plan?to=australia&via=${via}&pet=cat`);
    }
  });

  it("plans a way by another country, and says when the pet is home", async () => {
    const path = await askForQuote({}, "to=australia&via=uk&pet=cat");
    const [why] = await readElements(path, "#landing p");
    expect(why?.text).toMatch(/In the United Kingdom from .* on\. Home on .* at the earliest/);
  });

  it("names the airlines by weight and snub nose, and the fees with the year of an old reading", async () => {
    const path = await askForQuote({}, "to=uk&pet=dog&weight=34");
    const [line] = await readElements(path, "#airlines");
    expect(line?.text).toMatch(
      /as cargo only: [^;]*Lufthansa[^;]*; ask: the crate’s size decides: [^;]*; ask: not published: Air France/,
    );
    const lines = await readElements(path, "section[aria-labelledby=costs-title] dl > div");
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        `Export certificate${exportFee?.amount}to: AQCS AQCS, ${exportFee && asOfWords(exportFee)}`,
        expect.stringMatching(
          /^Collection290 or 363 pounds.*beforehand 290.*363.*2024 May have changed\./,
        ),
      ]),
    );
  });

  it("names the airlines by the month of the flight, and none with cargo alone for baggage", async () => {
    const read = async (search: string) => {
      const path = await askForQuote({}, search);
      const [line] = await readElements(path, "#airlines");
      return line?.text ?? "";
    };
    const pug = "to=canada&pet=dog&snub=yes";
    expect(await read(`${pug}&month=2027-01`)).toMatch(/as cargo only: [^;]*Etihad/);
    expect(await read(`${pug}&month=2027-05`)).toMatch(/not at all: [^;]*Etihad/);
    expect(await read("to=india&pet=dog&weight=20&abroad=yes&baggage=yes")).toMatch(
      /not as baggage: [^;]*Etihad/,
    );
  });

  it("has no plan for a country that the planner does not cover", async () => {
    const path = await askForQuote({}, "to=elsewhere&place=Nairobi, Kenya&pet=cat");
    const html = await textOf(path);
    expect(html).toContain("India to Nairobi, Kenya");
    expect(html).not.toContain("When your pet can land");
  });

  it("says that no mail can reach an address without an ending", async () => {
    const hint = "it has no ending such as .com";
    expect(await textOf(await askForQuote({ email: "asha@localhost" }))).toContain(hint);
    expect(await textOf(await askForQuote())).not.toContain(hint);
  });

  it("gives WhatsApp the route, pet, month and plan, and no free text", async () => {
    const path = await askForQuote({ note: "Chip 900000000000001", phone: "+91 12345" });
    const links = (await readPage(path)).hrefs.filter((link) => link.startsWith("https://wa.me/"));
    expect(links.length > 1).toBe(company.whatsApp !== null);
    for (const link of links.filter((address) => address.includes("Pune"))) {
      expect(new URL(link).searchParams.get("text")).toBe(
        "Pune to London, United Kingdom, with a dog, in May 2027. The plan: https://marigold.example/plan?to=uk&pet=dog&city=Pune",
      );
    }
  });

  it("says that the reply is late, and that it was given", async () => {
    const path = await askForQuote();
    await setColumn("reply_by", Date.now() - 1_000);
    const late = await textOf(path);
    expect(late).toContain("We promised a reply by");
    expect(late).toContain("Our reply goes to");
    await setColumn("replied_at", Date.now());
    const answered = await textOf(path);
    expect(answered).toContain("We have answered you");
    expect(answered).toContain("We have replied.");
    expect(answered).not.toContain("Our reply goes to");
  });

  it.each([
    ["a word that this version lacks", '{"to":"atlantis","pet":"dog"}'],
    ["broken JSON", '{"to":"uk'],
  ])("shows the message, the reference, the promise and the phone for %s", async (_, details) => {
    const path = await askForQuote({ note: "Afraid of thunder" });
    expectConsoleErrors(1);
    await env.ENQUIRIES.prepare("UPDATE enquiries SET details = ?1").bind(details).run();
    const response = await visit(path);
    expect(response.status).toBe(200);
    const html = (await response.text()).replaceAll("<!-- -->", "");
    const [row] = await listEnquiries();
    expect(html).toContain(referenceOf(String(row?.id)));
    expect(html).toContain("We reply by <strong>");
    expect(html).toContain("Anything else: Afraid of thunder");
    expect(html).toContain(company.phone.uri);
    await waitUntilDelivered();
  });

  it("says that a month is too early, what that assumes, and where to say what is done", async () => {
    const soon = new Date(Date.now() + 40 * dayMs).toISOString().slice(0, 7);
    const search = `to=uk&city=Delhi&place=London&month=${soon}&pet=dog`;
    const html = await textOf(await askForQuote({}, search));
    const { practicalArrival } = await (await visit("/plan.json?to=uk&pet=dog")).json<{
      practicalArrival: string;
    }>();
    expect(html).toContain(`${monthWords(soon)} is too early: your pet can really land from`);
    expect(html).toContain(`datetime="${practicalArrival}"`.replace("datetime", "dateTime"));
    expect(html).toContain("We take it that nothing is done yet.");
    const later = await askForQuote({}, `${search}&month=2099-01`.replace(`month=${soon}&`, ""));
    expect(await textOf(later)).not.toContain("is too early");
  });

  it("includes what was ticked, whatever the service leaves out", async () => {
    const search = "to=india&place=Dubai&pet=cat&snub=yes";
    const without = await textOf(await askForQuote({}, search));
    expect(without).toContain("The flight, unless your quote names it");
    const ticked = await textOf(await askForQuote({}, `${search}&flight=yes`));
    expect(ticked).toContain("As you asked: flight");
    expect(ticked).not.toContain("The flight, unless your quote names it");
  });

  it("repeats what a snub-nosed pet has to reckon with", async () => {
    const search = "to=uae&pet=cat";
    const snubNosed = await textOf(await askForQuote({}, `${search}&snub=yes`));
    expect(snubNosed).toContain("may refuse snub-nosed pets");
    expect(await textOf(await askForQuote({}, search))).not.toContain("may refuse snub-nosed");
  });

  it("has each pet with its crate, as many as travel", async () => {
    const two = "to=canada&pet=dog&breed=Labrador&a=66&b=40&c=25&d=66&pets=2";
    const search = `${two}&pet2=cat&breed2=Persian&snub2=yes&weight2=4&breed3=Left over`;
    const path = await askForQuote({}, search);
    const rows = (await readElements(path, "dd")).map(({ text }) => text);
    expect(rows).toContain("Cat, Persian, short nose, 4 kg");
    const html = await textOf(path);
    expect(html).not.toContain("Left over");
    expect(html).toContain("86 × 50 × 68 cm inside is needed");
    expect((await readPage(path)).hrefs).toContain("/crate-size?pet=dog&a=66&b=40&c=25&d=66");
  });

  it("says for each line who is paid, and by which day the amounts come that nobody publishes", async () => {
    const path = await askForQuote({}, "to=canada&pet=dog");
    const lines = await readElements(path, "section[aria-labelledby=costs-title] dl > div");
    const texts = lines.map(({ text }) => text);
    // The day of the promise.
    const byWhen = texts.filter((text) =>
      /^By \w{3}\s\d+\s\w+ we tell youNobody publishes/.test(text),
    );
    expect(byWhen).toHaveLength(1);
    const open = texts.slice(texts.indexOf(byWhen[0] ?? ""));
    expect(open).toContain("Cabin, hold or cargoto: Airline");
    for (const { what } of listOurWork(ownerFacts.ourPrices.value)) {
      expect(texts).toContainEqual(expect.stringContaining(what));
    }
    expect(texts.join(" ")).not.toContain("to: Laboratory");
    const canada = await textOf(path);
    expect(canada).toContain("What it will cost");
    expect(canada).toContain("the size of the crate, until the booking is confirmed");
    expect(canada).toContain(ownerFacts.pricePledge.value);
    const baggage = "to=india&pet=cat&abroad=yes&baggage=yes&pets=1";
    expect(await textOf(await askForQuote({}, baggage))).not.toContain("By declared value");
  });

  it("has the total that is known so far above what is not in it, and our own work", async () => {
    const path = await askForQuote({}, "to=uae&pet=cat");
    const lines = await readElements(path, "section[aria-labelledby=costs-title] dl > div");
    const texts = lines.map(({ text }) => text);
    const [total] = listFees({ to: "uae", pet: "cat" }).totals;
    const place = texts.indexOf(`Known so far${total?.amount}`);
    expect(place).toBeGreaterThan(texts.findIndex((text) => text.startsWith("Release of a cat")));
    const after = texts.slice(place + 1).join(" ");
    expect(after).toMatch(/By .* we tell you.*Cabin, hold or cargo/);
    for (const { what, amount, isOpen } of listOurWork(ownerFacts.ourPrices.value)) {
      if (amount === undefined || isOpen) expect(after).toContain(what);
    }
  });

  it("has a total that names the pet it is for, where there are several", async () => {
    const path = await askForQuote({}, "to=uae&pet=cat&pet2=dog&born2=2024-03-01&pets=2");
    const [total] = await readElements(path, "section[aria-labelledby=costs-title] dl");
    expect(total?.text).toContain("Known so far for one cat500 rupees + 450 dirhams");
  });

  it("folds the terms, and has an answer to a day that was asked for open", async () => {
    const landing = async (search: string) =>
      (await textOf(await askForQuote({}, search))).includes("<details open");
    expect(await landing("to=uae&pet=cat")).toBe(false);
    expect(await landing("to=uae&pet=cat&arrive=2027-05-20")).toBe(true);
    expect(await landing("to=australia&pet=cat")).toBe(true);
    const path = await askForQuote();
    const folds = await readElements(path, "main details summary h2");
    expect(folds.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "What is included, and what is not",
        expect.stringMatching(/^Our terms/),
        "How to recognise us",
      ]),
    );
    const parts = await readElements(path, "main details h3");
    expect(parts.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "What may change the price",
        "Payment",
        "If you cancel",
        "How long we keep this page",
      ]),
    );
  });
});
