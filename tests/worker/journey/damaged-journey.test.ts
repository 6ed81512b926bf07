import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { company } from "#content/company/company.ts";
import { dayMs } from "#edge/http/india-clock.ts";
import { writeIndiaTime } from "#office/journey/journey-form.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { bookQuote, journeys } from "#tests/worker/booked-quote.ts";
import { meera, signIn, submit } from "#tests/worker/desk-office.ts";
import { sender } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";

const stage = { name: "papers", day: "2027-03-31", isSet: false, waitsFor: "you" };
const written = (broken: object) =>
  JSON.stringify([stage, broken, { ...stage, name: "home", waitsFor: "us" }]);

const damages: [string, string][] = [
  ["a stage that this version does not know", written({ ...stage, name: "x-ray" })],
  ["an unknown party", written({ ...stage, name: "landed", waitsFor: "shipper" })],
  ["a day that does not exist", written({ ...stage, name: "landed", day: "2027-02-30" })],
  ["stages that are no JSON", '[{"name":"papers",'],
];

async function bookDamaged(stages: string) {
  const booked = await bookQuote();
  await env.ENQUIRIES.prepare("UPDATE journeys SET stages = ?1").bind(stages).run();
  return booked;
}

async function readHealth() {
  const headers = { Authorization: `Bearer ${env.HOOK_TOKEN}` };
  return (await visit("/healthz?deep=1", { headers })).json();
}

describe.each(damages)("a journey with %s", (_, stages) => {
  it("shows its owner our promise, the reference and the phone, and is logged by the reference alone", async () => {
    expectConsoleErrors(2);
    const { id, path } = await bookDamaged(stages);
    const page = await visit(path);
    expect(page.status).toBe(200);
    const html = await page.text();
    for (const words of ["Next message by", referenceOf(id), "Please call us, and we tell you"]) {
      expect(html).toContain(words);
    }
    expect(html).toContain(`href="${company.phone.uri}"`);
    expect((await visit(`${path}/journey.ics`)).status).toBe(200);
    for (const line of loggedErrors()) {
      expect(line).toContain("A journey is shown without stages that cannot be read");
      expect(line).toContain(`"reference":"${referenceOf(id)}"`);
      for (const secret of [sender.name, sender.email, path.split("/").at(-1) ?? "", "x-ray"]) {
        expect(line).not.toContain(secret);
      }
    }
  });

  it("degrades health until the office has set the stages anew", async () => {
    expectConsoleErrors(2);
    const { id, path } = await bookDamaged(stages);
    expect(await readHealth()).toMatchObject({
      status: "degraded",
      checks: { journeys: { reason: "Journeys with stages that cannot be read: 1" } },
    });
    const office = await signIn(meera);
    const desk = `/desk/${id}/journey`;
    const html = await office.read(desk);
    expect(html).toContain("Some stages cannot be read");
    const [, revision = ""] = /name="revision" value="(\d+)"/.exec(html) ?? [];
    const parties = [...html.matchAll(/name="(waits-[a-z-]+)"/g)].map(([, name]) => [name, "us"]);
    const typed = { ...Object.fromEntries(parties), revision, current: "home" };
    const next = writeIndiaTime(Date.now() + dayMs);
    expect((await submit(office, desk, { ...typed, next, do: "save" })).page).toContain("Saved.");
    expect(await readHealth()).toMatchObject({ status: "ok" });
    expect(await (await visit(path)).text()).toContain("Papers");
  });

  it("can have its link replaced, and be closed", async () => {
    expectConsoleErrors(3);
    const { id, path } = await bookDamaged(stages);
    const office = await signIn(meera);
    const desk = `/desk/${id}/journey`;
    const fields = { do: "replace", key: path.split("/").at(-1) ?? "" };
    const replaced = await submit(office, desk, fields);
    expect(replaced.page).toContain("The link is replaced.");
    const [, key] = /\/quote\/([a-z2-7]{32})/.exec(replaced.page) ?? [];
    const closed = await submit(office, desk, { do: "close", revision: "1" });
    expect(closed.page).toContain("Closed: the pet is home.");
    expect(await (await visit(`/quote/${key}`)).text()).toContain("Your pet is home.");
    expect((await journeys.find(id))?.isComplete).toBe(true);
  });
});
