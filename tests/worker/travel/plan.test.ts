import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { readAttributes, readElements, readPage, visit } from "#tests/worker/site.ts";
import { monthNames } from "#ui/text/date-words.ts";
import { isoOf, query, readJson } from "./plan-visitor.ts";

describe("the planner's page", () => {
  it("has the practical and the lawful landing first in their elements, as /plan.json has them", async () => {
    const india = "to=india&pet=cat&abroad=yes&baggage=yes&pets=1";
    for (const search of [query(), india, "to=usa&pet=dog&born=2026-10-01"]) {
      const { body } = await readJson(search);
      const firstTime = async (id: string) =>
        (await readAttributes(`/plan?${search}`, `#${id} time`, "datetime"))[0];
      expect(await firstTime("practical-landing"), search).toBe(body.practicalArrival);
      expect(await firstTime("earliest-landing"), search).toBe(body.earliestArrival);
    }
  });

  it("asks whether a vaccine later than the sample was a booster, with a link for each input", async () => {
    const path = `/plan?to=uk&pet=cat&vaccine=2026-06-01&sample=2026-02-10`;
    const links = (await readElements(path, "main a")).map(({ text, href }) => [text, href]);
    expect(links).toContainEqual([
      "Yes, a booster in time",
      "/plan?to=uk&pet=cat&booster=2026-06-01&sample=2026-02-10",
    ]);
    expect(links).toContainEqual([
      "No, the cover had ended",
      "/plan?to=uk&pet=cat&vaccine=2026-06-01",
    ]);
  });

  it.each([2_190, 2_400])(
    "drops a carried measure that is none, of %i characters",
    async (length) => {
      const html = await (await visit(`/plan?${query()}`)).text();
      const response = await visit(`/plan?${query()}&a=${"1".repeat(length)}`);
      expect(response.status).toBe(200);
      expect((await response.text()).length).toBe(html.length);
      expect(
        await readElements(`/plan?${query()}&a=66,5&unit=cm`, "a[href*='a=66%2C5']"),
      ).not.toEqual([]);
    },
  );

  it("leads home with the pet’s own days, and to what to do where a step went wrong", async () => {
    const path = "/plan?to=uk&pet=dog&vaccine=2025-10-01&booster=2026-10-02&sample=2025-11-20";
    const { hrefs } = await readPage(path);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        "/plan?to=india&pet=dog&vaccine=2025-10-01&booster=2026-10-02&sample=2025-11-20&left=yes",
        "/guides/there-and-back",
        "/guides/wrong-laboratory",
        "/guides/low-titre-result",
        "/guides/late-booster",
      ]),
    );
  });

  it("has an element for each step", async () => {
    const { body } = await readJson(query());
    for (const { id } of body.steps) {
      expect(await readElements(`/plan?${query()}`, `#step-${id}`)).toHaveLength(1);
    }
  });

  it("has a box to tick in each step that somebody does, and none in what is done or only waited for", async () => {
    const boxes = (id: string) => readElements(`/plan?${query()}`, `#step-${id} [type=checkbox]`);
    expect(await boxes("health-certificate")).toHaveLength(1);
    expect(await boxes("wait")).toEqual([]);
    const done = `/plan?${query()}&chip=2026-01-05`;
    expect(await readElements(done, "#step-microchip [type=checkbox]")).toEqual([]);
  });

  it("stamps a late step, and no other", async () => {
    const path = `/plan?to=canada&pet=dog&arrive=${isoOf(10)}`;
    const { body } = await readJson(path.slice("/plan?".length));
    for (const { id, isLate, isDone } of body.steps) {
      const [step] = await readElements(path, `#step-${id} summary`);
      expect(/\bLate\b/.test(step?.text ?? ""), id).toBe(isLate && !isDone);
    }
    expect(body.steps.some(({ isLate }) => isLate)).toBe(true);
  });

  it("says first of a day in mind that it works, or by how much it is too early", async () => {
    const { body } = await readJson(query());
    const passOf = async (arrive: string) =>
      (await readElements(`/plan?${query()}&arrive=${arrive}`, "#result [role=status]")).map(
        ({ text }) => text.trim(),
      );
    expect(await passOf(body.practicalArrival)).toEqual([
      expect.stringMatching(/^\d+ \w+ works, but not a day sooner\./),
    ]);
    const early = `/plan?${query()}&arrive=${isoOf(20)}`;
    expect(await readElements(early, "#result [role=status]")).toEqual([]);
    expect(await (await visit(early)).text()).toMatch(/No: that is .* too early/);
    const [pass] = await readElements(early, "section[aria-labelledby=result-title]");
    expect(pass?.text).toMatch(
      /Landing on .*\?.*No: that is \d+ days too early.*The first day you can really fly: .*What stands in the way/s,
    );
  });

  it("has its further questions in a fold, which is open where one of them is answered", async () => {
    const openFolds = (path: string) => readElements(path, "form details[open]");
    expect(await openFolds("/plan")).toEqual([]);
    expect(await openFolds("/plan?to=uk&pet=dog&vaccine=2026-05-01")).toEqual([]);
    expect(await readElements("/plan", "details input[name=chip]")).toHaveLength(1);
    for (const answer of ["chip=2026-01-01", "snub=yes", "arrive=2098-01-01", "weight=heavy"]) {
      expect(await openFolds(`/plan?${answer}`), answer).toHaveLength(1);
    }
  });

  it("asks first for the destination, the pet and the vaccine, outside any fold", async () => {
    const names = (
      await readAttributes("/plan", "main form input, main form select", "name")
    ).filter((name, index, all) => all.indexOf(name) === index);
    const first = ["to", "country", "via", "left", "abroad", "baggage", "pets", "people", "pet"];
    expect(names.slice(0, 11)).toEqual([...first, "first-vaccine", "vaccine"]);
    for (const name of first.slice(1)) {
      expect(await readElements("/plan", `details [name=${name}]`), name).toEqual([]);
    }
    expect(await readElements("/plan", "details [name=vaccine]")).toEqual([]);
    expect(await readElements("/plan", "details form")).toEqual([]);
  });

  it("shows each main destination as a small picture, and the others by their flags alone", async () => {
    const pictures = await readAttributes("/plan", "form picture img", "src");
    expect(pictures).toHaveLength(6);
    for (const picture of pictures) expect(picture).toMatch(/-tile-[^/]+\.webp$/);
    expect(await readElements("/plan", "form details picture")).toEqual([]);
  });

  it("says once on which day the sources were read, and leads once to the calendar", async () => {
    const { body } = await readJson(query());
    const days = new Set(body.steps.map(({ source }) => source.checked));
    const shown = await readAttributes(`/plan?${query()}`, "main time", "datetime");
    for (const day of days) expect(shown.filter((shownDay) => shownDay === day)).toHaveLength(1);
    const calendars = await readElements(
      `/plan?${query()}`,
      "main a[href^='/'][href*='.ics'], main a[href^='/'][href*='calendar']",
    );
    expect(calendars).toHaveLength(1);
  });

  it.each([
    query(),
    "to=eu&pet=cat&country=nl",
    "to=usa&pet=dog",
    "to=uae&pet=dog&vaccine=2026-06-01&sample=2026-06-05",
  ])("of %s has each of its dates in a `time` element", async (search) => {
    const response = await visit(`/plan?${search}&arrive=${isoOf(60)}`);
    const rewriter = new HTMLRewriter().on("main time, script", {
      element(element) {
        element.remove();
      },
    });
    const html = await rewriter.transform(response).text();
    const words = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(words).toContain("The earliest landing that rules and offices allow");
    expect(words.replaceAll(/<[^>]*>/g, "")).not.toMatch(/\d [A-Z][a-z]+ 20\d\d/);
  });

  it("is indexed without a query; with one it is not, and its canonical page is the one without", async () => {
    const view = `/plan?${query()}`;
    const noindex = "meta[name=robots][content=noindex]";
    expect(await readElements("/plan", noindex)).toEqual([]);
    expect(await readElements(view, noindex)).toHaveLength(1);
    const [canonical] = await readElements(view, "link[rel=canonical]");
    expect(canonical?.href).toBe("https://marigold.example/plan");
  });

  it("says its result in a link to it, with a picture of the pet and the destination", async () => {
    const pictures = new Set<string | null>();
    for (const to of ["uk", "eu", "usa", "canada", "uae", "india"]) {
      for (const pet of ["dog", "cat"]) {
        const path = `/plan?to=${to}&pet=${pet}`;
        const [picture = null] = await readAttributes(path, "meta[property='og:image']", "content");
        expect(picture).toMatch(new RegExp(`/${pet}-${to}-[^/]+\\.png$`));
        pictures.add(picture);
      }
    }
    expect(pictures).toHaveLength(12);
    const { body } = await readJson(query());
    const [year, month = 1, day] = body.practicalArrival.split("-").map(Number);
    const title = `Dog to the UK: ${day} ${monthNames[month - 1]} ${year}`;
    const page = await readPage(`/plan?${query()}`);
    expect(page.title).toBe(`${title} | ${company.name}`);
    expect(page.mainHeadings).toEqual(["When can we fly?"]);
    const contentOf = (property: string) =>
      readAttributes(`/plan?${query()}`, `meta[property='${property}']`, "content");
    expect(await contentOf("og:title")).toEqual([title]);
    expect((await contentOf("og:url"))[0]).toContain(`/plan?to=uk&amp;pet=dog&amp;vaccine=`);
    expect(await contentOf("og:image:width")).toEqual(["1200"]);
  });

  it("has its own title and picture where there is no result yet", async () => {
    for (const path of ["/plan", "/plan?to=uk"]) {
      expect((await readPage(path)).title).toBe(`When can we fly? | ${company.name}`);
      const [picture] = await readAttributes(path, "meta[property='og:image']", "content");
      expect(picture).toMatch(/\/plan-[^/]+\.png$/);
    }
  });

  it("names an invalid input at its field, keeps the rest, and shows no plan", async () => {
    const path = "/plan?to=uk&pet=dog&vaccine=2027-02-30&born=2026-05-01";
    expect((await visit(path)).status).toBe(400);
    expect(await readAttributes(path, "input[name=vaccine]", "aria-invalid")).toEqual(["true"]);
    expect(await readAttributes(path, "input[name=born]", "value")).toEqual(["2026-05-01"]);
    expect(await readElements(path, "#earliest-landing")).toEqual([]);
  });

  it("is refused for a day further than two years ahead, which stays in its field", async () => {
    const far = "vaccine=2098-01-01";
    for (const path of ["/plan", "/plan.json", "/plan.ics", "/plan/papers"]) {
      const response = await visit(`${path}?to=uk&pet=dog&${far}`);
      expect(response.status, path).toBe(400);
      expect(await response.text(), path).toContain("further than two years");
    }
    const values = await readAttributes(
      `/plan?to=uk&pet=dog&${far}`,
      "input[name=vaccine]",
      "value",
    );
    expect(values).toEqual(["2098-01-01"]);
  });

  it("is one refusal, in one cache entry, for all answers that no list of the form has", async () => {
    const [one, other] = await Promise.all(
      ["zebra", "yeti"].map((pet) => visit(`/plan?to=uk&pet=${pet}&vaccine=2026-05-01`)),
    );
    expect(one?.status).toBe(400);
    expect(one?.headers.get("CDN-Cache-Control")).toBe("no-store");
    const html = await one?.text();
    expect(html).toBe(await other?.text());
    expect(html).toContain("Please choose: a dog or a cat.");
    expect(html).toContain("2026-05-01");
  });

  it("asks for missing input without calling them wrong", async () => {
    const response = await visit("/plan?to=canada");
    expect(response.status).toBe(200);
    expect(await readElements("/plan?to=canada", "input[value=canada][checked]")).toHaveLength(1);
    expect(await readElements("/plan?to=canada", "#earliest-landing")).toEqual([]);
  });

  it("is the same for a query with empty fields and unknown names", async () => {
    const plain = await visit(`/plan?${query()}`);
    const form = await visit(`/plan?country=&${query()}&sample=&born=&utm_source=mail`);
    expect(form.headers.get("ETag")).toBe(plain.headers.get("ETag"));
  });
});
