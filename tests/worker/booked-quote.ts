import { env } from "cloudflare:workers";
import { dayInIndia, dayMs } from "#edge/http/india-clock.ts";
import { type Journey, startJourney } from "#office/journey/journey.ts";
import { writeIndiaTime, writeJourneyForm } from "#office/journey/journey-form.ts";
import { createJourneys } from "#office/journey/journeys.server.ts";
import { listStages } from "#office/journey/stages.ts";
import { planOf } from "#tests/fixtures/travel/plan.ts";
import { readDay, writeDay } from "#travel/move/calendar.ts";
import { listEnquiries } from "./enquiry-outbox.ts";
import { answers, askForQuote, ownNote } from "./quote-visitor.ts";

/** The state of a quote that nobody has corrected, and whose log has been read to its end. */
export const allSeen = { revision: 1, line: Number.MAX_SAFE_INTEGER };

/** Somebody of the office who books at that time. */
export const by = (at: number) => ({ who: "meera@marigoldpets.example", at, did: "booked it" });

/** The time of a next message, as the desk's form has it. */
export const tomorrow = () => writeIndiaTime(Date.now() + dayMs);

export const journeys = createJourneys(env.ENQUIRIES);

/** By the plan of today, as a booking has it. */
export const stagesOf = (search: string) =>
  listStages(planOf(search, readDay(dayInIndia(Date.now()))));

/** Asks for a quote and books it, with our next message due tomorrow. Returns its enquiry's id and the page's path. */
export async function bookQuote(search = answers): Promise<{ id: string; path: string }> {
  const path = await askForQuote(ownNote(), search);
  const key = path.split("/").at(-1);
  const row = (await listEnquiries()).find(({ quote_key }) => quote_key === key);
  const id = String(row?.id);
  const now = Date.now();
  await journeys.book(id, startJourney(stagesOf(search), now + dayMs), by(now), allSeen);
  return { id, path };
}

/** Changes the stored journey as the office would. */
export async function changeJourney(id: string, change: (journey: Journey) => Partial<Journey>) {
  const stored = await journeys.find(id);
  if (!stored) throw new Error(`${id} is not booked`);
  const { revision, journey } = stored;
  const changed = { ...by(Date.now()), did: "changed it", news: { words: null } };
  const next = { revision, journey: { ...journey, ...change(journey) }, before: journey };
  return journeys.save(id, next, changed);
}

/** The path of the desk's page of a journey. */
export const deskPath = (id: unknown) => `/desk/${id}/journey`;

/** The form of a journey as the desk shows it. */
export async function journeyForm(id: string): Promise<Record<string, string>> {
  const stored = await journeys.find(id);
  if (!stored) throw new Error(`${id} is not booked`);
  return { ...writeJourneyForm(stored.journey), revision: String(stored.revision), do: "save" };
}

/** A day of a form, so many days later. */
export const later = (day: string | undefined, days: number) => writeDay(readDay(day ?? "") + days);
