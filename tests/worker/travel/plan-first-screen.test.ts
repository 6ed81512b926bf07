import { describe, expect, it } from "vitest";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { readElements, visit } from "#tests/worker/site.ts";
import { readDay, writeDay } from "#travel/move/calendar.ts";

type PlanJson = { assumptions: string[]; asks: string[] };

const readJson = async (search: string) => {
  const response = await visit(`/plan.json?${search}`);
  return { response, body: await response.json<PlanJson>() };
};

describe("a pet that is not the visitor's own", () => {
  const refused = "to=canada&pet=dog&own=no";

  it("has no dates for Canada, but the refusal with its source and a way to ask us", async () => {
    const { response, body } = await readJson(refused);
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      earliestArrival: null,
      practicalArrival: null,
      plannedFor: null,
      steps: [],
      refusal: { text: expect.stringContaining("adoption"), source: { url: expect.any(String) } },
    });
    const path = `/plan?${refused}`;
    expect(await readElements(path, "#practical-landing")).toEqual([]);
    const [ask] = await readElements(path, "#result a[href^='/contact']");
    expect(ask?.text).toBe("Ask us");
    const [pass] = await readElements(path, "section[aria-labelledby=result-title]");
    expect(pass?.text).toMatch(/^\s*IN\s*CA\s*Dog to Canada\s*No date that we can give you/);
  });

  it("is a problem of its input for the calendar and the papers", async () => {
    for (const path of ["/plan.ics", "/plan/papers"]) {
      expect((await visit(`${path}?${refused}`)).status, path).toBe(400);
    }
  });

  it("is asked about where it decides, with a link for the other answer", async () => {
    const links = await readElements("/plan?to=uk&pet=cat", "main a[href*='own=no']");
    expect(links.map(({ text }) => text)).toContain("It is not");
  });
});

describe("the pass of a plan", () => {
  const passOf = async (search: string) =>
    (await readElements(`/plan?${search}`, "section[aria-labelledby=result-title]"))
      .map(({ text }) => text)
      .at(-1);

  it("shows the countries on the way", async () => {
    expect(await passOf("to=uk&pet=dog")).toMatch(/IN\s*GB/);
    expect(await passOf("to=eu&country=de&pet=dog")).toMatch(/IN\s*DE/);
    expect(await passOf("to=australia&via=singapore&pet=cat")).toMatch(/IN\s*SG\s*AU/);
  });

  it("is stamped where the landing in mind is too early, and only there", async () => {
    const inDays = (days: number) => writeDay(readDay(dayInIndia(Date.now())) + days);
    expect(await passOf(`to=uk&pet=dog&arrive=${inDays(20)}`)).toContain("Too early");
    expect(await passOf(`to=uk&pet=dog&arrive=${inDays(400)}`)).not.toContain("Too early");
    expect(await passOf("to=uk&pet=dog")).not.toContain("Too early");
  });
});

describe("the first screen of a plan", () => {
  const noticesOf = async (search: string) =>
    (await readElements(`/plan?${search}`, "#result [role=status]")).map(({ text }) => text);

  it("asks about a late booster, and has a plan for each answer", async () => {
    const late = "to=uk&pet=dog&vaccine=2025-10-01&booster=2026-10-02&sample=2025-11-05";
    expect((await noticesOf(late))[0]).toContain("while the older vaccine’s cover lasted?");
    expect((await readJson(late)).body).toMatchObject({ asks: ["unbroken"] });
    const links = await readElements(`/plan?${late}`, "#result a[href*='unbroken=']");
    expect(links.map(({ text }) => text)).toEqual(["Yes, the cover lasted", "No, it had ended"]);
    expect(await noticesOf(`${late}&unbroken=yes`)).toEqual([]);
  });

  it("asks for the two ways home into India that need no permit", async () => {
    const { body } = await readJson("to=india&pet=cat");
    expect(body).toMatchObject({ asks: ["left", "abroad"] });
    expect(await noticesOf("to=india&pet=cat")).toHaveLength(2);
    expect(await noticesOf("to=india&pet=cat&left=yes")).toEqual([]);
  });

  it("says that a permit of the DGFT ends in quarantine, beside the day and before the steps", async () => {
    const path = "/plan?to=india&pet=cat&abroad=no&left=no";
    const links = await readElements(path, "#result a[href='#conditions-title']");
    expect(links.map(({ text }) => text)).toEqual(["quarantine after landing"]);
    const html = await (await visit("/plan?to=india&pet=cat&abroad=no&left=no")).text();
    const main = html.slice(html.indexOf("<main"));
    expect(main.indexOf("goes into quarantine")).toBeGreaterThan(0);
    expect(main.indexOf("goes into quarantine")).toBeLessThan(main.indexOf("The way there"));
  });

  it("says what it takes for granted, and links to the plan of the opposite", async () => {
    const done = "to=uk&pet=cat&vaccine=2026-06-01&sample=2026-07-15";
    const { body } = await readJson(done);
    expect(body.assumptions.join(" ")).toContain("at least 0.5 IU/ml");
    const links = await readElements(`/plan?${done}`, "main a[href*='result=failed']");
    expect(links.map(({ text }) => text)).toContain("It was lower");
    const { body: passed } = await readJson(`${done}&result=passed`);
    expect(passed.assumptions.join(" ")).not.toContain("0.5 IU/ml");
  });

  it("has the pet's name in its headline", async () => {
    const [title] = await readElements("/plan?to=uk&pet=cat&name=Coco", "#result-title");
    expect(title?.text).toContain("Coco");
  });
});
