import { describe, expect, it } from "vitest";
import { fillRuleReferences } from "./rule-references.ts";
import { rulesOf } from "./rules.ts";

const lookup = (file: string) =>
  ["uk", "usa", "india"].includes(file) ? rulesOf(file) : undefined;
const fill = (text: string) => fillRuleReferences(text, lookup);

describe("a reference to a rule in a text", () => {
  it.each([
    ["Wait [[uk.wait]].", "Wait three calendar months."],
    ["[[#uk.wait]]", "3 months"],
    ["From day [[uk.blood-sample]] on", "From day 30 days on"],
    ["[[uk.tapeworm-treatment.until]] to [[uk.tapeworm-treatment]]", "24 hours to 120 hours"],
    ["[[usa.blood-sample.timing]]", "60 days"],
    ["[[usa.dog.rabies-vaccine.until]], [[usa.cat.rabies-vaccine.timing]]", "28 days, 30 days"],
    ["[[uk.wait.timing]]", "three days"],
    ["[[india.dgft-permit.takes]]", "60 days"],
    ["[a link](/faq) and a [[", "[a link](/faq) and a [["],
  ])("turns '%s' into '%s'", (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  it.each([
    "[[uk.quarantine]]",
    "[[mars.wait]]",
    "[[uk]]",
    "[[uk.microchip.timing]]",
    "[[ uk.wait ]]",
  ])("to nothing, such as '%s', is an error that names it", (reference) => {
    expect(() => fill(`Wait ${reference}.`)).toThrow(reference);
  });
});
