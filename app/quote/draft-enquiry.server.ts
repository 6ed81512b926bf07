import type { WhatsAppTopic } from "~/contact/whatsapp";
import { boxWords } from "~/crate/answer/margin-words";
import { crateFormula, formulaInside, neededInside } from "~/crate/formula/crate-formula";
import { readCrateQuery } from "~/crate/measures/crate-measures";
import type { ContactValues } from "~/enquiry/contact-fields";
import { planUrl, readPlan } from "~/plan/plan-request.server";
import { draftPlanEnquiry } from "~/plan/take-along/plan-message.server";
import { describeTopic } from "./quote-words.server";

type Draft = Partial<ContactValues>;

/** What the contact form is filled in with: the plan and the measures that the query has; null without either. */
export function draftEnquiry(url: URL, origin: string): Draft | null {
  const reading = readPlan(url.searchParams);
  const plan = "plan" in reading ? draftPlanEnquiry(reading.plan, planUrl(origin, url)) : null;
  const measures = describeMeasures(url.searchParams);
  if (!plan && !measures) return null;
  const message = [plan?.message, measures].filter(Boolean).join("\n");
  return { ...plan, message: `${message}\n\n` };
}

/** What a message on WhatsApp about the plan of the query begins with; null without one. */
export function describeMove(url: URL, origin: string): WhatsAppTopic | null {
  const reading = readPlan(url.searchParams);
  return "plan" in reading ? describeTopic(reading.plan.input, planUrl(origin, url)) : null;
}

/** Such as "Measures: A 66 cm, …"; null where the query has none that can be read. */
function describeMeasures(search: URLSearchParams): string | null {
  const request = readCrateQuery(search);
  if (request.kind !== "measured") return null;
  const { measures } = request;
  const { pet, aCm, bCm, cCm, dCm, isSnubNosed, pets } = measures;
  return [
    `Measures of my ${pet}${isSnubNosed ? ", snub-nosed" : ""}: A ${aCm}, B ${bCm}, C ${cCm}, D ${dCm} cm`,
    ...(pets > 1 ? [`Sharing the crate: ${pets}`] : []),
    `Inside by ${crateFormula.name}: at least ${boxWords(formulaInside(measures))}`,
    `Needed with ${measures.padCm} cm of bedding: ${boxWords(neededInside(measures))}`,
  ].join("\n");
}
