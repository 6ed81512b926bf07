import { describe, expect, it } from "vitest";
import { pets } from "#content/pets.ts";
import { readAttributes, readElements, readPage, setClock, visit } from "#tests/worker/site.ts";
import { ruleGuideNames, rulesOf } from "#travel/rules/rules.ts";

const guides = ruleGuideNames.map((name) => ({
  ...rulesOf(name),
  name,
  path: `/guides/${name}`,
}));

/** Until this day, `2027-05-22`, the first of the rules is due. */
const readOn = "2026-11-26T06:00:00Z";

describe("the guides that are made of rules", () => {
  it("say in their title and their description where to", async () => {
    for (const { path, destination } of guides) {
      const page = await readPage(path);
      expect(page.status, path).toBe(200);
      expect(page.mainHeadings, path).toEqual([
        `Moving a dog or cat from India to ${destination.inTitle}`,
      ]);
      expect(page.description, path).toContain(destination.inTitle);
      expect(page.description.length, path).toBeGreaterThanOrEqual(50);
      expect(page.description.length, path).toBeLessThanOrEqual(160);
    }
  });

  it("begin with what decides, the first day to fly, what can stop the pet, and the way to a plan", async () => {
    setClock(readOn);
    for (const { name, path, destination, alsoDecides } of guides) {
      const paragraphs = await readElements(path, "article p");
      expect(paragraphs.map(({ text }) => text)).toContain(destination.inBrief.trim());
      const days = await readAttributes(path, "[aria-labelledby=first-flight] time", "datetime");
      expect(days.length, path).toBeGreaterThan(0);
      for (const day of days) expect(day, path).toMatch(/^202[678]-\d\d-\d\d$/);
      const links = await readElements(path, "[aria-labelledby=first-flight] a");
      const [obstacles] = links.filter(({ href }) => href === "#deciding");
      for (const { decides, inShort = "" } of alsoDecides) {
        if (decides) expect(obstacles?.text ?? "", path).toContain(inShort);
      }
      const plans = links.filter(({ href }) => href !== "#deciding");
      const queries = destination.via?.map((stop) => `via=${stop}`) ?? pets.map((p) => `pet=${p}`);
      expect(plans.map(({ href }) => href)).toEqual(
        queries.map((query) => `/plan?to=${name}&${query}`),
      );
    }
  });

  it("have the days of the plan that they lead to", async () => {
    setClock(readOn);
    for (const { name, path, destination } of guides.filter((guide) => !guide.destination.via)) {
      const guide = await readAttributes(path, "[aria-labelledby=first-flight] time", "datetime");
      const plan = await (await visit(`/plan.json?to=${name}&pet=dog`)).json<{
        practicalArrival: string;
      }>();
      expect(guide[0], destination.label).toBe(plan.practicalArrival);
    }
  });

  it("have each step, with its source, and each condition", async () => {
    for (const { path, rules, alsoDecides } of guides) {
      const steps = await readElements(path, "ol summary strong");
      const names = steps.map(({ text }) => text.replace(/ \((dogs|cats)\)$/, ""));
      expect(names, path).toEqual(expect.arrayContaining(rules.map(({ what }) => what)));
      const { hrefs } = await readPage(path);
      for (const { source } of [...rules, ...alsoDecides]) expect(hrefs).toContain(source.url);
      const conditions = await readElements(path, "#others li, #questions li, .prose > ul > li");
      for (const { text } of alsoDecides) {
        const found = conditions.some((shown) => shown.text.startsWith(text.trim()));
        expect(found, `${path}: ${text}`).toBe(true);
      }
    }
  });

  it("have the laboratory’s result before the end of the longer wait for the flight", async () => {
    setClock(readOn);
    for (const { path } of guides) {
      const steps = await readElements(path, "ol summary strong");
      const names = steps.map(({ text }) => text);
      const result = names.indexOf("The laboratory’s result");
      const wait = names.indexOf("Wait after the blood sample");
      if (wait >= 0) expect(result, path).toBeLessThan(wait);
    }
  });

  it("have what is asked of dogs and of cats at one time once, with the notes of both", async () => {
    setClock(readOn);
    const steps = await readElements("/guides/sri-lanka", "ol > li");
    const permits = steps.filter(({ text }) => text.includes("Import permit of DAPH"));
    expect(permits).toHaveLength(1);
    for (const animal of ["For dogs:", "For cats:"]) expect(permits[0]?.text).toContain(animal);
    const tests = steps.filter(({ text }) => text.includes("Tests for leishmania and heartworm"));
    expect(tests).toHaveLength(1);
    expect(tests[0]?.text).toContain("(dogs)");
    expect(tests[0]?.text).not.toContain("For dogs:");
  });

  it("have the steps of dogs and cats in one order", async () => {
    setClock(readOn);
    const names = (await readElements("/guides/sri-lanka", "ol summary strong")).map(
      ({ text }) => text,
    );
    const inOrder = [
      "Import permit of DAPH",
      "Tests for leishmania and heartworm (dogs)",
      "Treatment against parasites",
      "Quarantine at home",
    ];
    expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder);
  });

  it("are right until midnight, since a plan from today is in them", async () => {
    for (const { path } of guides) {
      const { headers } = await visit(path);
      const [, seconds] = /max-age=(\d+)$/.exec(headers.get("CDN-Cache-Control") ?? "") ?? [];
      expect(Number(seconds), path).toBeLessThanOrEqual(24 * 60 * 60);
      expect(headers.get("CDN-Cache-Control"), path).not.toContain("stale");
    }
  });

  it("are topics of an enquiry, and start a quote with their destination", async () => {
    for (const { name, path, destination } of guides) {
      const { hrefs } = await readPage(path);
      expect(hrefs, path).toEqual(
        expect.arrayContaining([`/contact?topic=${name}`, `/quote?to=${name}`]),
      );
      const contact = await (await visit(`/contact?topic=${name}`)).text();
      expect(contact).toContain(`moving to ${destination.inSentence}`);
    }
  });
});

it("A destination with a guide of ours, and an unknown one, has none", async () => {
  expect((await visit("/guides/uk")).status).toBe(404);
  expect((await visit("/guides/atlantis")).status).toBe(404);
});
