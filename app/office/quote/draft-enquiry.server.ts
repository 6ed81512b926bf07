import type { WhatsAppTopic } from "#frame/contact/whatsapp.tsx";
import type { ContactValues } from "#office/enquiry/form/contact-fields.ts";
import { formulaInside, neededInside } from "#travel/crate/formula/crate-formula.ts";
import { petsInCrate } from "#travel/crate/formula/sharing.ts";
import { readCrateQuery } from "#travel/crate/measures/crate-measures.ts";
import { crateTexts } from "#travel/crate/result/crate-texts.server.ts";
import { boxWords } from "#travel/crate/result/margin-words.ts";
import { describeTopic } from "#travel/move/move-words.server.ts";
import { planUrl, readPlan } from "#travel/plan/plan-request.server.ts";
import { draftPlanEnquiry } from "#travel/plan/take-along/plan-message.server.ts";

type Draft = {
  /** The draft values of the contact form; null if the query has neither a plan nor measures. */
  draft: Partial<ContactValues> | null;
  /** The topic of a WhatsApp message; null without a plan. */
  topic: WhatsAppTopic | null;
};

/** The beginning of an enquiry about the plan and the measures of the query. */
export function draftEnquiry(url: URL, origin: string): Draft {
  const reading = readPlan(url.searchParams);
  const plan = "plan" in reading ? reading.plan : null;
  const address = planUrl(origin, url);
  const planned = plan && draftPlanEnquiry(plan, address);
  const lines = [planned?.message, draftMeasures(url.searchParams)].filter(Boolean);
  return {
    draft: lines.length > 0 ? { ...planned, message: `${lines.join("\n")}\n\n` } : null,
    topic: plan && describeTopic(plan.input, address),
  };
}

/** Such as "Measures of my dog: A 66, …"; null if the query has no valid measures. */
function draftMeasures(search: URLSearchParams): string | null {
  const request = readCrateQuery(search);
  if (request.kind !== "measured") return null;
  const { measures } = request;
  const { pet, aCm, bCm, cCm, dCm, isSnubNosed, pets, weightKg } = measures;
  const shares = petsInCrate(measures) > 1;
  return [
    `Measures of my ${pet}${isSnubNosed ? ", snub-nosed" : ""}: A ${aCm}, B ${bCm}, C ${cCm}, D ${dCm} cm`,
    ...(pets > 1 ? [`${shares ? "Sharing the crate" : "Pets, one crate each"}: ${pets}`] : []),
    ...(pets > 1 && weightKg !== null ? [`The heaviest weighs ${weightKg} kg`] : []),
    `Inside by ${crateTexts.formula.name}: at least ${boxWords(formulaInside(measures))}`,
    `Needed with ${measures.padCm} cm of bedding: ${boxWords(neededInside(measures))}`,
  ].join("\n");
}
