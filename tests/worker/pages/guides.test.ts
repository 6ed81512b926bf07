import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { company } from "#content/company/company.ts";
import { furtherGuidePaths, guidePaths, hubPath } from "#tests/fixtures/route-table.ts";
import { readElements, readPage, visit } from "#tests/worker/site.ts";
import { fillRuleReferences } from "#travel/rules/rule-references.ts";
import type { RuleFile } from "#travel/rules/rule-schema.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";

const texts = import.meta.glob<string>("../../../app/content/blog/*.mdx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const rulesOfTravel = import.meta.glob<RuleFile>("../../../app/travel/rules/*.yaml", {
  import: "default",
  eager: true,
});

const destinationPaths = guidePaths.filter((path) => path.includes("/navigating-"));

it("The guide to Europe has what each country adds, from the rules of its plan", async () => {
  const items = await readElements("/blog/navigating-pet-import-regulations-europe", ".prose li");
  for (const { text } of rulesOf("eu").alsoDecides.filter(({ countries }) => countries)) {
    expect(items.some((item) => item.text.startsWith(text.trim()))).toBe(true);
  }
});

it("The guide to what it costs has the fees before the checklist", async () => {
  const titles = (await readElements("/guides/what-it-costs", "main h2")).map(({ text }) => text);
  const [fees, checklist] = ["Every fee, by destination", "Checklist, in the order of dates"].map(
    (title) => titles.indexOf(title),
  );
  expect(fees).toBeGreaterThanOrEqual(0);
  expect(checklist).toBeGreaterThan(fees ?? NaN);
});

describe("the comparison of all destinations", () => {
  it.each(destinationPaths)("has the rules from the front matter of %s", async (path) => {
    const source = fillRuleReferences(
      texts[`../../../app/content${path}.mdx`] ?? "",
      (name) => rulesOfTravel[`../../../app/travel/rules/${name}.yaml`],
    );
    const { rules } = parseYaml(source.split("---")[1] ?? "");
    const facts = await readElements(hubPath, `#${rules.id} dd`);
    expect(facts.map(({ text }) => text)).toEqual([
      rules.titer,
      rules.wait,
      rules.permit,
      rules.certificate,
      rules.arrivalAirports,
      rules.quarantine,
    ]);
    const [guide] = await readElements(hubPath, `#${rules.id} a`);
    expect(guide?.href).toBe(path);
    const names = await readElements(hubPath, 'details[name="destination"] summary');
    expect(names.map(({ text }) => text)).toContain(
      [rules.destination, rules.keyWait.time, " ", rules.keyWait.counted].join(""),
    );
  });

  it("has a row for each destination from India, with the ways to its guide and its plan", async () => {
    const places = destinationNames.filter((name) => !rulesOf(name).destination.isIntoIndia);
    const names = await readElements(hubPath, ".comparison-in-lines th[scope=row] a");
    expect(names.map(({ text, href }) => [text, href])).toEqual(
      places.map((name) => {
        const { label, guide } = rulesOf(name).destination;
        return [label, guide];
      }),
    );
    const plans = await readElements(hubPath, ".comparison-in-lines tr:first-child td a");
    expect(plans.map(({ href }) => href)).toEqual(places.map((name) => `/plan?to=${name}`));
    const [row] = await readElements(hubPath, "#row-singapore");
    expect(row?.text).toContain(rulesOf("singapore").destination.inBrief.trim());
  });

  it("has the destinations in their order, with the first one open", async () => {
    const names = await readElements(hubPath, 'details[name="destination"] h3');
    expect(names.map(({ text }) => text)).toEqual([
      "United Kingdom",
      "European Union",
      "United States",
      "Canada",
      "United Arab Emirates",
    ]);
    const open = await readElements(hubPath, 'details[name="destination"][open] h3');
    expect(open.map(({ text }) => text)).toEqual(["United Kingdom"]);
  });
});

describe("a guide", () => {
  it.each([...guidePaths, ...furtherGuidePaths, hubPath])(
    "%s has a sidebar with links to its sections and to us",
    async (path) => {
      const paths = (await readElements(path, 'aside[aria-label="This guide"] a')).map(
        ({ href }) => href,
      );
      const { ids } = await readPage(path);
      const sections = paths.filter((href) => href.startsWith("#"));
      expect(sections).toContain("#sources");
      expect(sections.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
      expect(paths.slice(sections.length)).toEqual([
        company.phone.uri,
        company.email.uri,
        expect.stringMatching(/^\/contact/),
      ]);
    },
  );

  it("about a destination opens with three figures, taken from its rules", async () => {
    const uk = "/blog/navigating-pet-import-regulations-uk";
    const facts = (await readElements(uk, "article dd")).map(({ text }) => text);
    expect(facts.slice(0, 3)).toEqual(["30 days", "3 months", "10 days"]);
    for (const path of [...destinationPaths, "/blog/pet-import-guide-india"]) {
      expect(await readElements(path, "article dd")).toHaveLength(3);
    }
  });

  it("has tables whose rows have a heading, and cells that name their column for phones", async () => {
    const uk = "/blog/navigating-pet-import-regulations-uk";
    const [, second, third] = await readElements(uk, '.prose tbody th[scope="row"]');
    expect([second?.text, third?.text]).toEqual(["1 December 2026", "2 December 2026"]);
    const samples = await readElements(uk, 'td[data-label="Blood sample"]');
    expect(samples.map(({ text }) => text)).toContain("31 December 2026");
  });

  it("links to the previous and the next guide, and to the blog", async () => {
    const uk = "/blog/navigating-pet-import-regulations-uk";
    const usa = "/blog/navigating-pet-import-regulations-usa";
    const linkOf = async (path: string, text: RegExp) =>
      (await readElements(path, "main a")).find((link) => text.test(link.text));
    expect(await linkOf(uk, /^Next/)).toMatchObject({ href: usa });
    expect(await linkOf(usa, /^Previous/)).toMatchObject({ href: uk });
    expect(await linkOf(uk, /Back to blog/)).toMatchObject({ href: "/blog" });
  });

  it.each(furtherGuidePaths)("%s is not in the blog, and links to its guides", async (path) => {
    const links = await readElements(path, "main a");
    expect(links.filter(({ text }) => /^(Previous|Next)/.test(text))).toEqual([]);
    expect(links).toContainEqual({ text: "All guides", href: "/guides" });
  });

  it("with days that are counted from today is right until midnight", async () => {
    for (const guide of ["low-titre-result", "wrong-laboratory", "late-booster"]) {
      const { headers } = await visit(`/guides/${guide}`);
      expect(headers.get("CDN-Cache-Control"), guide).toMatch(/^public, max-age=\d+$/);
    }
  });

  it("about the way back has a row for each destination from India", async () => {
    const rows = await readElements("/guides/there-and-back", "tr[id^=back-] th a");
    const places = destinationNames.filter((name) => !rulesOf(name).destination.isIntoIndia);
    expect(rows.map(({ href }) => href)).toEqual(places.map((name) => `/plan?to=${name}`));
  });

  it("about crates begins with a link to the crate finder", async () => {
    const links = await readElements("/blog/choosing-iata-crate", 'article a[href="/crate-size"]');
    expect(links[0]?.text).toBe("Find the crate");
  });

  it("about Canada names its topic in the link to the contact form", async () => {
    const links = await readElements(
      "/blog/navigating-pet-import-regulations-canada",
      'aside[aria-label="This guide"] a[href^="/contact"]',
    );
    expect(links).toEqual([
      {
        text: "Get a Free Quote",
        href: "/contact?topic=navigating-pet-import-regulations-canada",
      },
    ]);
  });
});
