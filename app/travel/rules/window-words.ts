import { inSentence } from "#ui/text/text.ts";
import { describeAmount } from "./amounts.ts";
import type { Offset, Rule, Window } from "./rule-schema.ts";

const anchorWords: Record<string, string> = {
  birth: "birth",
  "cover-end": "the end of the vaccine’s cover",
  today: "today",
  departure: "departure",
  landing: "landing",
  "dgft-permit": "the permit of the Directorate General of Foreign Trade (DGFT)",
  "aqcs-certificate": "AQCS’s certificate",
  "cargo-space": "the request for space on the flight",
  noc: "the application for the no-objection certificate (NOC)",
  "stop-landing": "the landing in the country on the way",
  "stop-vaccine": "the vaccine there",
  "stop-blood-sample": "the blood sample there",
  "sample-received": "the laboratory’s receipt of the sample",
  "onward-permit": "the application for Australia’s permit",
  "onward-worm-treatment": "the first treatment",
};

export const openDayWords = {
  working: "on a working day",
  sampling: "from Monday to Thursday, not at the turn of the year",
  "not Sunday": "not on a Sunday",
};

/** When a step may be done, what experience adds to it, and what we advise within it. */
export function describeRule(rule: Rule): string {
  const { asked, planned, advised } = describeTimes(rule);
  return [asked, planned, advised].filter(Boolean).join("; ");
}

/** The times of a rule, each in words of its own, or empty. */
export function describeTimes(rule: Rule) {
  const { window, practice, timing, excludesItsEnds, waits, stay } = rule;
  if (stay)
    return { asked: `${describeAmount(stay.takes)} from landing`, planned: "", advised: "" };
  const [spare] = (waits && practice.until) || [];
  const notice = practice.from?.find(({ anchor }) => anchor === "today");
  const planned = spare
    ? `${describeAmount(spare)} to spare`
    : notice
      ? `${describeAmount(notice)} of notice`
      : describeWindow(practice);
  const advised =
    timing.from && !timing.until
      ? `from ${timing.from.map(describeOffset).join("")}`
      : describeWindow(timing);
  const asked = [
    rule.with && `at the appointment for ${nameAnchor(rule.with)}`,
    describeWindow(window, excludesItsEnds),
  ]
    .filter(Boolean)
    .join("; ");
  return {
    asked,
    planned: planned && (asked ? `we plan ${planned}` : `by our plan ${planned}`),
    advised: advised && `we advise ${advised}`,
  };
}

/**
 * The window in words, such as "30 days after the rabies vaccine or later" or "from 10 to 2 days before landing".
 * @param excludesItsEnds whether the rule says "more than" and "less than"
 */
export function describeWindow({ days, ...window }: Window, excludesItsEnds = false): string {
  const ends = describeEnds(window, excludesItsEnds);
  return [ends, days && openDayWords[days]].filter(Boolean).join(", ");
}

function describeEnds({ from, until }: Window, excludesItsEnds: boolean): string {
  const [first] = from ?? [];
  const [last] = until ?? [];
  if (first && last && isSameSide(first, last)) {
    const [most, least] = [Math.abs(first.amount), Math.abs(last.amount)];
    return excludesItsEnds
      ? `more than ${least} and less than ${describeOffset(first)}`
      : `from ${most} to ${describeOffset(last)}`;
  }
  if (first?.amount === 0 && last?.amount === 0) return `on the day of ${describeOffset(first)}`;
  if (from && until) return describeSpan(from, until);
  const end = until && `${until.map(describeOffset).join(" and ")} at the latest`;
  return (from && describeStart(from)) ?? end ?? "";
}

/**
 * Such as "from 28 days after the rabies vaccine until 90 days before departure, within 12 calendar months before
 * departure". Of several offsets the latest opens the window, and the earliest closes it.
 */
function describeSpan(from: Offset[], until: Offset[]): string {
  const after = from.filter(({ amount }) => amount >= 0);
  const opening = after.length > 0 ? after : from;
  const within = from.filter((offset) => !opening.includes(offset));
  const which = (offsets: Offset[], word: string) => (offsets.length > 1 ? `, ${word}` : "");
  return [
    `from ${opening.map(describeOffset).join(" or ")}${which(opening, "whichever is later,")}`,
    `until ${until.map(describeOffset).join(" or ")}${which(until, "whichever is earlier")}${within.map((offset) => `, within ${describeOffset(offset)}`).join("")}`,
  ].join(" ");
}

/**
 * Such as "30 days after the rabies vaccine or later, within 365 days before landing". Of several offsets the latest counts.
 */
function describeStart(from: Offset[]): string {
  const [after, within] = [
    from.filter(({ amount }) => amount >= 0),
    from.filter(({ amount }) => amount < 0),
  ];
  const later = after.map(describeOffset).join(" and ");
  const isOver = after.every(({ amount }) => amount === 0);
  return [
    later &&
      (isOver
        ? `after ${later}`
        : after.length > 1
          ? `${later}, whichever is later`
          : `${later} or later`),
    ...within.map((offset) => `within ${describeOffset(offset)}`),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Such as "3 calendar months after the blood sample", or "landing" for the anchor itself. */
function describeOffset(offset: Offset): string {
  const anchor = nameAnchor(offset.anchor);
  if (offset.amount === 0) return anchor;
  const side = offset.amount < 0 ? "before" : offset.anchor === "today" ? "from" : "after";
  return `${describeAmount(offset)} ${side} ${anchor}`;
}

/** A step or a date in a sentence, such as "the blood sample". */
export const nameAnchor = (anchor: string): string =>
  anchorWords[anchor] ?? `the ${anchor.replaceAll("-", " ")}`;

/** A step in a sentence, such as "blood sample for the rabies antibody test". */
export const nameStep = ({ step, what }: Pick<Rule, "step" | "what">): string =>
  anchorWords[step] ?? inSentence(what);

/** Whether both have the same unit, anchor and direction. */
function isSameSide(one: Offset, other: Offset): boolean {
  return (
    one.anchor === other.anchor &&
    one.unit === other.unit &&
    one.amount !== 0 &&
    Math.sign(one.amount) === Math.sign(other.amount)
  );
}
