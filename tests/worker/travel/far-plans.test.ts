import { describe, expect, it } from "vitest";
import { dayMs } from "#edge/http/india-clock.ts";
import { readAttributes, visit } from "#tests/worker/site.ts";

type Leg = { to: string; landing: string };

type FarPlan = {
  practicalArrival: string | null;
  plannedFor: string;
  homeOn: string | null;
  legs: Leg[];
  closed: null | {
    text: string;
    source: { title: string; url: string };
    ways: { via: string; legs: Leg[]; homeOn: string }[];
  };
  refusal: null | object;
  steps: { id: string }[];
};

const readPlan = async (search: string) => (await visit(`/plan.json?${search}`)).json<FarPlan>();

const daysLater = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * dayMs).toISOString().slice(0, 10);

describe("a plan to a destination that keeps the pet", () => {
  it("has the day on which it is home, in its JSON, on its page and in its calendar", async () => {
    const search = "to=singapore&pet=cat";
    const { plannedFor, homeOn, legs } = await readPlan(search);
    expect(homeOn).toBe(daysLater(plannedFor, 30));
    expect(legs).toEqual([{ to: "singapore", landing: plannedFor }]);
    expect(await readAttributes(`/plan?${search}`, "#way-home time", "datetime")).toEqual([homeOn]);
    const file = await (await visit(`/plan.ics?${search}`)).text();
    expect(file).toContain(`DTSTART;VALUE=DATE:${homeOn?.replaceAll("-", "")}`);
  });

  it("is home on the day of landing where nothing keeps it", async () => {
    const { plannedFor, homeOn } = await readPlan("to=uk&pet=cat");
    expect(homeOn).toBe(plannedFor);
  });
});

describe("a destination that no pet reaches directly", () => {
  it("is closed with its reason and source, and offers each way with its days", async () => {
    const search = "to=australia&pet=dog";
    const { closed, refusal, practicalArrival, homeOn, legs, steps } = await readPlan(search);
    expect({ refusal, practicalArrival, homeOn, legs, steps }).toEqual({
      refusal: null,
      practicalArrival: null,
      homeOn: null,
      legs: [],
      steps: [],
    });
    expect(closed?.source.url).toMatch(/^https:/);
    const page = await (await visit(`/plan?${search}`)).text();
    expect(page).toContain(closed?.text);
    const hrefs = await readAttributes(`/plan?${search}`, "#result a", "href");
    const links = hrefs.map((link) => link?.replaceAll("&amp;", "&"));
    for (const via of ["singapore", "uk"]) {
      expect(links).toContain(`/plan?to=australia&via=${via}&pet=dog`);
      const way = closed?.ways.find((one) => one.via === via);
      const onTheWay = await readPlan(`${search}&via=${via}`);
      expect(way?.legs).toEqual(onTheWay.legs);
      expect(way?.homeOn).toBe(onTheWay.homeOn);
    }
  });

  it.each(["/plan.ics", "/plan/papers"])("has no %s until a way is chosen", async (path) => {
    expect((await visit(`${path}?to=australia&pet=dog`)).status).toBe(400);
    expect((await visit(`${path}?to=australia&pet=dog&via=uk`)).status).toBe(200);
  });

  it("is planned by way of another country, with both landings in the calendar", async () => {
    const search = "to=australia&pet=cat&via=singapore";
    const { legs, homeOn } = await readPlan(search);
    const [stop, last] = legs;
    expect([stop?.to, last?.to]).toEqual(["singapore", "australia"]);
    expect((last?.landing ?? "") >= daysLater(stop?.landing ?? "", 180)).toBe(true);
    const file = await (await visit(`/plan.ics?${search}`)).text();
    for (const day of [stop?.landing, last?.landing, homeOn]) {
      expect(file).toContain(`DTSTART;VALUE=DATE:${day?.replaceAll("-", "")}`);
    }
    expect(file).toMatch(/SUMMARY:[^\r]*landing in Singapore/);
  });
});
