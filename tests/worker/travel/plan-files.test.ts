import { describe, expect, it } from "vitest";
import { readElements, visit } from "#tests/worker/site.ts";
import { isoOf, query, readJson, vaccineDay } from "./plan-visitor.ts";

describe("/plan.json", () => {
  it("names invalid and missing input", async () => {
    const { response, body } = await readJson("to=mars&sample=soon");
    expect(response.status).toBe(400);
    expect(body).toEqual({
      problems: {
        to: expect.any(String),
        pet: expect.any(String),
        sample: expect.any(String),
      },
    });
  });

  it("has the kind of each step, and how its source was read", async () => {
    const { body } = await readJson(query());
    for (const { kind, source } of body.steps) {
      expect(["law", "required", "advice"]).toContain(kind);
      expect(["official", "copy", "reported", "unsettled"]).toContain(source.read);
    }
    expect(body.steps.find(({ id }) => id === "aqcs-certificate")?.kind).toBe("required");
    expect(body.plannedFor).toBe(body.practicalArrival);
  });

  it("writes the hours of a treatment as instants", async () => {
    const { body } = await readJson(query());
    const treatment = body.steps.find(({ id }) => id === "tapeworm-treatment");
    expect(treatment?.earliest).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00.000Z$/);
  });
});

describe("/plan.ics", () => {
  it("has all-day events for the steps, the hours of a treatment, and stable ids", async () => {
    const read = async (search: string) => (await visit(`/plan.ics?${search}`)).text();
    const file = await read(query());
    const event = (text: string, id: string) =>
      new RegExp(`BEGIN:VEVENT\\r\\nUID:${id}\\.dog\\.uk@marigold\\.example[^]*?END:VEVENT`).exec(
        text,
      )?.[0];
    const day = vaccineDay().replaceAll("-", "");
    expect(event(file, "rabies-vaccine")).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
    expect(event(file, "tapeworm-treatment")).toMatch(/DTSTART:\d{8}T\d{4}00Z\r\n/);
    expect(event(file, "landing")).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
    const later = await read(`to=uk&pet=dog&vaccine=${isoOf(12)}`);
    expect(event(later, "rabies-vaccine")).toContain(isoOf(12).replaceAll("-", ""));
  });

  it("names pet, destination and step, and blocks no time", async () => {
    const file = (await (await visit(`/plan.ics?${query()}`)).text()).replaceAll("\r\n ", "");
    const events = file.split("BEGIN:VEVENT").slice(1);
    for (const event of events) {
      expect(event).toMatch(/SUMMARY:Dog to the United Kingdom: ./);
      expect(event).toContain("TRANSP:TRANSPARENT");
    }
  });

  it("has ids of their own for two pets on one journey", async () => {
    const idsOf = async (pet: string) =>
      (await (await visit(`/plan.ics?to=uk&pet=dog&${pet}`)).text())
        .replaceAll("\r\n ", "")
        .match(/UID:.*/g);
    const ids = await Promise.all(["", "nth=2", "name=Bruno", "name=Coco"].map(idsOf));
    const all = ids.flatMap((own) => own ?? []);
    expect(new Set(all).size).toBe(all.length);
    // Other days may put the steps into another order.
    const later = await idsOf(`name=Bruno&chip=${isoOf(-20)}&arrive=${isoOf(300)}`);
    expect(later?.toSorted()).toEqual(ids[2]?.filter((id) => !id.includes("microchip")).toSorted());
  });

  it("follows the plan each day where a calendar subscribes to it", async () => {
    const [link] = await readElements("/plan?to=uk&pet=dog", "main a[href^='webcal:']");
    expect(link?.href).toMatch(/^webcal:\/\/[^/]+\/plan\.ics\?to=uk/);
    expect(await (await visit("/plan.ics?to=uk&pet=dog")).text()).toContain("REFRESH-INTERVAL");
  });

  it("is refused for an invalid query", async () => {
    expect((await visit("/plan.ics?to=uk")).status).toBe(400);
  });
});
