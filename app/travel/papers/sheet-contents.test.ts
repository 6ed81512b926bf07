import { describe, expect, it } from "vitest";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { itemsOf, letterOf, moves, viewOf } from "#tests/fixtures/travel/sheets.ts";
import { isBooster } from "#travel/plan/engine/network/network.ts";
import { dateWords } from "#travel/plan/result/text/day-words.server.ts";
import { describeJourney } from "./sheet-view.server.ts";
import { allSheets, findSheetPaths } from "./sheets.server.ts";

describe("the letter to AQCS", () => {
  const letterTo = (query: string) => letterOf(viewOf(query, "aqcs-appointment"));

  it.each([
    ["to=uk&pet=cat", "sign the Great Britain pet health certificate"],
    ["to=eu&pet=cat", "sign the EU animal health certificate"],
    ["to=usa&pet=dog", "endorse the CDC’s form"],
    ["to=canada&pet=dog", "rabies vaccination certificate in English or French"],
    ["to=uae&pet=dog", "import permit of their ministry"],
    ["to=singapore&pet=dog", "endorse section IV"],
    ["to=hong-kong&pet=cat", "health certificate for Hong Kong"],
    ["to=norway&pet=dog", "health certificate for Norway"],
  ])("for %s names the export certificate and what lets the pet land", (query, paper) => {
    expect(letterTo(query)).toContain("its export certificate");
    expect(letterTo(query)).toContain(paper);
    const others = ["to=uk&pet=cat", "to=usa&pet=cat"].filter((other) => other !== query);
    for (const other of others) expect(letterTo(other)).not.toContain(paper);
  });

  it("is dated a week before the appointment's first day, and not before today", () => {
    const dayOf = (query: string) => letterTo(query).split("\n")[0];
    const early = "to=uk&pet=dog&vaccine=2026-12-01";
    const appointment = planOf(early).steps.find(({ rule }) => rule.step === "aqcs-certificate");
    expect(dayOf(early)).toBe(dateWords((appointment?.earliest ?? 0) - 7));
    const soon = "to=usa&pet=cat&vaccine=2026-06-01&arrive=2026-11-30";
    expect(dayOf(soon)).toBe("26 November 2026");
  });

  it("names the working days of the appointment's window", () => {
    const query = "to=usa&pet=cat&vaccine=2026-06-01&arrive=2026-12-30";
    // Friday, 25 December is a holiday.
    expect(letterOf(viewOf(query, "aqcs-appointment", ["2026-12-25"]))).toContain(
      "on one of these working days: Wed 23 Dec, Thu 24 Dec, Mon 28 Dec, Tue 29 Dec.",
    );
  });

  it("lists a paper for each step that must be done before the appointment", () => {
    const sheet = allSheets.find(({ id }) => id === "aqcs-appointment");
    const items = sheet?.blocks.flatMap((block) => ("items" in block ? block.items : [])) ?? [];
    const steps = items.flatMap((item) => (typeof item === "string" ? [] : (item.steps ?? [])));
    for (const query of Object.values(moves)) {
      const { rules, dependencies } = planOf(query).network;
      const needed = dependencies.filter(({ after }) => after === "aqcs-certificate");
      for (const { before } of needed) {
        const rule = rules.find(({ step }) => step === before);
        if (!rule || rule.who === "Nothing to do") continue;
        expect(steps, query).toContain(isBooster(rule) ? "booster" : before);
      }
    }
  });

  it("lists the forms of its destination alone", () => {
    const listed = itemsOf(viewOf("to=uae&pet=dog", "aqcs-appointment")).join("\n");
    for (const paper of ["Import permit", "other vaccines", "against parasites", "result"]) {
      expect(listed).toContain(paper);
    }
    expect(listed).not.toMatch(/CDC|Great Britain|EU animal/);
  });

  it("shows the certificate that is signed at the same appointment, and is its sheet", () => {
    const names = viewOf("to=uk&pet=cat", "aqcs-appointment").steps.map(({ id }) => id);
    expect(names.toSorted()).toEqual(["aqcs-certificate", "health-certificate"]);
    expect(findSheetPaths(planOf("to=uk&pet=cat"), "")["health-certificate"]).toContain(
      "aqcs-appointment",
    );
  });
});

describe("the sheets into India", () => {
  it("have the certificate's draft, the NOC and the signature in this order", () => {
    const { steps } = viewOf("to=india&pet=dog", "noc");
    expect(steps.map(({ id }) => id)).toEqual(["certificate-draft", "noc", "health-certificate"]);
  });

  it("name the route, and what proves it", () => {
    const home = viewOf("to=india&pet=dog&abroad=yes&baggage=yes", "noc");
    expect(letterOf(home)).toContain("comes as my baggage");
    expect(itemsOf(home).join()).not.toContain("DGFT");
    const permit = viewOf("to=india&pet=dog", "noc");
    expect(letterOf(permit)).toContain("The permit of the Directorate General");
    expect(itemsOf(permit).join()).not.toContain("two years abroad");
    const back = viewOf("to=india&pet=dog&left=yes", "re-import-letter");
    expect(letterOf(back)).toContain("left India with the export certificate of AQCS");
    expect(JSON.stringify(back.blocks)).not.toContain("DGFT");
  });
});

it("The Emirates' sheet for the vet has the core vaccines of the species, and the treatment against parasites", () => {
  const titles = (query: string) =>
    viewOf(query, "other-vaccines")
      .blocks.map((block) => block.title ?? "")
      .join("\n");
  expect(titles("to=uae&pet=dog")).toContain("(DHPPL)");
  expect(titles("to=uae&pet=dog")).not.toContain("(FVRCP)");
  expect(titles("to=uae&pet=cat")).toContain("(FVRCP)");
  expect(titles("to=uae&pet=cat")).toContain("Parasites");
});

it("Canada's rabies certificate is to name colour and weight, in English or French", () => {
  const view = viewOf("to=canada&pet=dog", "rabies-certificate");
  expect(JSON.stringify(view.blocks)).toContain('"field":"weight"');
  expect(itemsOf(view).join("\n")).toMatch(/English or French.*\n.*colour and weight/);
});

it("The pet's name stands where sheets ask for it, and nowhere without one", () => {
  const named = "to=uk&pet=dog&name=Bruno";
  expect(describeJourney(planOf(named)).known.petName).toBe("Bruno");
  expect(letterOf(viewOf(named, "aqcs-appointment"))).toContain("my dog, {Bruno}");
  expect(viewOf(named, "crate-label").blocks).toContainEqual(
    expect.objectContaining({
      fields: expect.arrayContaining([{ field: "petName", label: "Pet’s name", known: "Bruno" }]),
    }),
  );
  expect(letterOf(viewOf("to=uk&pet=dog", "aqcs-appointment"))).toContain("my dog, {petName}");
});

describe("the head of each sheet", () => {
  it("says when a pet is home that is kept after its landing, and no more of others", () => {
    const homeOf = (query: string) => describeJourney(planOf(query)).home?.dateTime ?? null;
    expect(homeOf("to=hong-kong&pet=cat&arrive=2027-03-01")).toBe("2027-06-29");
    expect(homeOf("to=uk&pet=cat")).toBeNull();
  });
});
