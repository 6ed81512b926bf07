import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentTexts } from "#tests/fixtures/content-texts.ts";

/**
 * What texts repeat of a rule by hand, because no reference can say it, and the words of that rule in its file: the file, the
 * step if it is one, then an offset or some words of the note. If a rule changes, change the texts and the row.
 */
const repeated: [words: RegExp, ...rules: string[]][] = [
  [/12 weeks/, "uk.rabies-vaccine: birth + 84 days", "usa.rabies-vaccine: birth + 84 days"],
  [/day 0\b/, "uk.rabies-vaccine: day 0"],
  [
    /day (29|30)\b/,
    "uk.blood-sample: rabies-vaccine + 30 days",
    "usa.blood-sample: rabies-vaccine + 30 days",
  ],
  [/day 21\b/, "uae.blood-sample: rabies-vaccine + 21 days"],
  [/day 89|90 days( by| if| from the| or| and| on| after)/, "eu.wait: blood-sample + 90 days"],
  [/three months(’| start| are| on )|three-month wait/, "uk.wait: blood-sample + 3 months"],
  [/not 90 days|92 days/, "uk.wait: blood-sample + 3 months"],
  [
    /four months( pass| from scratch)? by law/,
    "uk.blood-sample: rabies-vaccine + 30 days",
    "uk.wait: blood-sample + 3 months",
  ],
  [
    /seven months old/,
    "uk.rabies-vaccine: birth + 84 days",
    "uk.blood-sample: rabies-vaccine + 30 days",
    "uk.wait: blood-sample + 3 months",
  ],
  [
    /two weeks(\n| after the sample| from| for| until| fall| do not)/,
    "uk.result: blood-sample + 14 days",
    "usa.result: blood-sample + 14 days",
  ],
  [
    /good for 10 days|AQCS \| 10 days|After 10 days the certificate/,
    "leaving-india.aqcs-certificate: good for 10 days",
  ],
  [
    /two weeks (ahead|before)/,
    "leaving-india.aqcs-certificate: departure - 7 days",
    "leaving-india.aqcs-certificate: today + 7 days",
  ],
  [/the 10 days|issued 12 days/, "uk.health-certificate: landing - 10 days"],
  [/(animals|cats) under six months/, "uk: youngerThan: 6 months"],
  [/six months\W* (of onward|for moves|after)/, "eu.health-certificate: six months for onward"],
  [/puppy of five months/, "usa.age: birth + 6 months"],
  [/28 days(’| of| in| at your cost| begin)/, "usa.blood-sample: your dog stays 28 days"],
  [
    /two months or more/,
    "usa.blood-sample: rabies-vaccine + 30 days",
    "usa.blood-sample: landing - 28 days",
  ],
  [/country in the last six months/, "usa: high-risk country for six months"],
  [/the last five days/, "usa: made in the last five days"],
  [
    /of three months or older|rabies certificate.* from (3|three) months of/,
    "canada.rabies-certificate: landing: 3 months",
  ],
  [/under eight months/, "canada: youngerThan: 8 months"],
  [/15 weeks old/, "uae.age: birth + 105 days"],
  [
    /six weeks/,
    "uae.blood-sample: rabies-vaccine + 21 days",
    "uae.result: blood-sample + 14 days",
    "uae.import-permit: landing - 7 days",
  ],
  [
    /111 days|28 weeks|195 days/,
    "uae.rabies-vaccine: birth + 84 days",
    "uae.blood-sample: rabies-vaccine + 21 days",
    "uae.blood-sample: landing - 90 days",
  ],
  [/(asked for|it named) three months/, "uae.blood-sample: older texts named three months"],
  [/two[ -]years?/, "india: two years abroad"],
  [/one month after/, "india: within a month"],
  [/2 to 3 months|2 months(,| ahead)|two months ahead or/, "india.dgft-permit: takes: 60 days"],
  [/nine or ten days/, "india.noc: departure - 7 working days"],
  [/last 10 days before the flight/, "india.health-certificate: departure - 10 days"],
  [
    /(two to three|three to two) months/,
    "any-destination.crate: landing - 90 days",
    "any-destination.crate: landing - 60 days",
  ],
  [/60 days (of|with|between|before the flight)/, "any-destination.crate: landing - 60 days"],
  [/flight space two months/, "any-destination.cargo-space: landing - 60 days"],
  [/booked four weeks/, "any-destination.cargo-space: landing - 28 days"],
];

/** What no rule of the planner says: our own advice, destinations that it does not have, what was true before. */
const notOfTheRules = [
  // How early we advise to begin, and our advice on crates and visits.
  /(3|5) to 6 months|6 to 4 months|three to four months|[3456] months( or more)? before you land/,
  /six months, three months, one month and ten days|plan (for )?(three|four|five) months/,
  /six months before|(blood drawn at least )?four months before|one month before|“three months before/,
  /four weeks (can|before|or)|fourteen days|60 days, four weeks|14 days|2 weeks before/,
  /[35] days to 1 day before|three days before landing|three weeks later|one day late/,
  /two days( for| can| hold| later)|by two days|one day ringed|two weeks before the flight and once/,
  /(advise|cats?)[^.|]* (3|three) months/,
  // Australia, New Zealand and Singapore.
  /180 days|28 days (after|or more|old)|nine months|day 27/,
  /90 days (between|before the flight|from (blood|the sample))|30 days (of quarantine|you)|about five months/,
  // Where we cannot give a date yet.
  /six months (there before|left)|10 days of quarantine|least four months old|older than 10 days/,
  /30 days or more after the vaccine, in a laboratory of the EU, then three months|72 hours/,
  /blood tests within 30 days|between one and 12 months old|a certificate of five days/,
  // Who may share a crate.
  /litter under six months/,
  // Great Britain's quarantine, Canada's cover, offices' own words, how long a vaccine is sold for.
  /up to (4|four) months|one year from the vaccination|three[ -]years?|about one month/,
  // Before the newest change, and how often we read the rules.
  /counting four months|four months after entry|(counts 90|valid for 30) days|every (six|three) months/,
  // The refund policy, and a comment.
  /3 business days|such as "30 days"/,
];

const number =
  "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|thirty|sixty|ninety)";
const unit = "(?:(?:calendar|working|business) )?(?:hour|day|week|month|year)s?";
/** Such as "30 days", "3 to 6 months", "two-year" or "day 29". */
const amount = new RegExp(
  `\\b${number}(?: (?:to|or) ${number})?[ -]${unit}\\b|\\bday \\d+\\b`,
  "gi",
);

const everywhere = (words: RegExp) => new RegExp(words, "gi");
const listed = [...notOfTheRules, ...repeated.map(([words]) => words)].map(everywhere);

describe.each(contentTexts)("$file", ({ text }) => {
  it("refers to the rules, or repeats a number of a rule that is listed here", () => {
    const unlisted = listed
      .reduce((rest, words) => rest.replaceAll(words, "…"), text.replaceAll(/\[\[.*?\]\]/g, "…"))
      .split(/\n|(?<=[.:;|]) /)
      .filter((sentence) => sentence.match(amount));
    expect(unlisted, "write a reference such as [[uk.wait]], or add a row").toEqual([]);
  });
});

describe.each(repeated)("%s in a text", (words, ...rules) => {
  it.each(rules)("repeats %s", (rule) => {
    const repeating = contentTexts.filter(({ text }) => everywhere(words).test(text));
    expect(repeating, "no text says this any more: remove the row").not.toEqual([]);
    const files = repeating.map(({ file }) => file).join(", ");
    expect(isInRules(rule), `the rule has changed. Correct ${files}, then this row`).toBe(true);
  });
});

/** Whether a file of rules has such words, in the rule of that step if one is named: `uk.wait: blood-sample + 3 months`. */
function isInRules(rule: string): boolean {
  const [, file, step, words = ""] = /^([a-z-]+)(?:\.([a-z-]+))?: (.*)$/.exec(rule) ?? [];
  const yaml = readFileSync(new URL(`${file}.yaml`, import.meta.url), "utf8");
  return yaml
    .split(/^ {2}- /m)
    .map((entry) => entry.replaceAll(/\s+/g, " "))
    .filter((entry) => step === undefined || entry.startsWith(`step: ${step} `))
    .some((entry) => entry.includes(words));
}
