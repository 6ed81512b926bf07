import { href } from "react-router";
import { dayInIndia } from "#edge/http/india-clock.ts";
import { log } from "#edge/log/log.server.ts";
import { addressHint } from "#office/enquiry/form/address-hint.ts";
import { earlierReply, endingOf, replyStateOf } from "#office/enquiry/reply-state.ts";
import { enquiryRetentionMs } from "#office/enquiry/store/erase-at.ts";
import { type EnquiryRecord, promiseOf } from "#office/enquiry/store/record.ts";
import { type QuoteQuery, writeStep } from "#office/quote/input/quote-query.ts";
import { describeInput } from "#office/quote/input/quote-words.server.ts";
import {
  dayAt,
  findNoPlan,
  type findPlan,
  planPath,
  type QuoteMove,
  readStoredQuote,
} from "#office/quote/quote-plan.server.ts";
import { detailFields } from "#office/quote/sender-fields.ts";
import { findSharedPlan } from "#office/quote/shared-plan.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { shortReplyDay } from "#office/reply/reply-time-words.ts";
import { summariseCarriers } from "#travel/airlines/airlines.server.ts";
import { nameNearestAirport } from "#travel/airports/airports.server.ts";
import { type FeeList, listFees, withPet } from "#travel/fees/fees.ts";
import { type Day, readDay, writeDay } from "#travel/move/calendar.ts";
import { type AnswerRow, describeRoute, describeTopic } from "#travel/move/move-words.server.ts";
import { routeIntoIndia } from "#travel/plan/engine/network/network.ts";
import { firstFlightOf } from "#travel/plan/engine/plan.ts";
import { describePassRoute } from "#travel/plan/pass-route.server.ts";
import { listPlanFees } from "#travel/plan/plan-costs.server.tsx";
import { describeAnswer, describeNoPlan } from "#travel/plan/result/plan-view.server.ts";
import { dayWords } from "#travel/plan/result/text/day-words.server.ts";
import { describeValues } from "#ui/forms/fields/field.ts";
import { monthWords } from "#ui/text/date-words.ts";
import { listCrates } from "./quote-crates.server.ts";
import { findScope } from "./quote-scope.server.ts";

/** The data of a quote's page. */
export type QuoteView = ReturnType<typeof describeQuote>;

export type QuotePlanView = ReturnType<typeof describePlanOf>;

/** `main` is the one with which a joined one is answered. */
export function describeQuote(
  stored: EnquiryRecord,
  origin: string,
  now: number,
  main: EnquiryRecord | null = stored,
) {
  const { id, email, phone, message, details } = stored;
  const quote = readStoredQuote(stored);
  const today = dayInIndia(now);
  const replyBy = promiseOf(stored);
  const state = replyStateOf(stored, now);
  const promise = {
    today,
    reference: referenceOf(id),
    /** Null where no reply is promised. */
    replyBy,
    state,
    /** How the reply was given, if it is known. */
    repliedVia: stored.repliedVia,
    earlier: earlierReply(stored),
    ending: endingOf(stored, main),
    /** The last day of the page of what is closed. */
    endsOn:
      stored.closedAt === null
        ? null
        : dayWords(dayAt(Math.max(stored.closedAt + enquiryRetentionMs, stored.keptUntil ?? 0))),
    /** The office wrote it down, so that no mail has confirmed it. */
    isWrittenDown: stored.source !== "website",
    /** The day of our reply in India, such as "Wed 25 Nov"; null unless it is still to come. */
    replyDay: state === "open" && replyBy !== null ? shortReplyDay(replyBy) : null,
    /** The email address that the reply goes to. */
    email,
    addressHint: addressHint(email),
    phone,
  } as const;
  if (!quote) {
    // The questions have changed since, or the row is damaged: the promise and the message are still shown.
    log.error("A stored quote is shown without its details", { reference: promise.reference });
    const rows = [{ label: "Your question", value: message }];
    const unknown = {
      route: null,
      passRoute: null,
      scope: null,
      fees: { fees: [], totals: [], unpublished: [] },
      plan: null,
      shared: null,
      noPlan: null,
      crates: [],
      carriers: null,
      topic: null,
      search: "",
    };
    return { ...promise, ...unknown, rows };
  }
  const { query, input, planned } = quote;
  const { pet, snub: isSnubNosed, weight: weightKg, month, arrive } = input;
  return {
    ...promise,
    route: describeRoute(input),
    passRoute: passRouteOf(quote),
    rows: [
      ...describeInput(input),
      ...listAirport(input),
      ...describeValues(detailFields, details ?? {}),
    ],
    scope: findScope(query),
    fees: describeFees(quote),
    plan: planned && describePlanOf(planned, quote, today),
    /** That of all pets, where they have dates of their own. */
    shared: describeShared(quote.query, dayAt(stored.receivedAt)),
    noPlan: describeNoPlanOf(quote, dayAt(stored.receivedAt)),
    crates: listCrates(query),
    // The result for one pet would be wrong for the others.
    carriers:
      planned && input.others.length === 0
        ? summariseCarriers(
            {
              to: firstFlightOf(planned.plan).input.to,
              pet,
              isSnubNosed,
              weightKg,
              isBaggage: routeIntoIndia(planned.plan.input) === "home",
              date: arrive === undefined ? month : writeDay(arrive),
            },
            today,
          )
        : null,
    topic: describeTopic(input, planned && origin + planPath(planned.search)),
    /** The query of the first step, to ask again with other input. */
    search: writeStep("move", query),
  };
}

/** The countries of the pass; null for a country that the planner does not know. */
export const passRouteOf = ({ input: { to, pet, country, via } }: Pick<ReadQuote, "input">) =>
  to === "elsewhere" ? null : describePassRoute({ to, pet, country, via });

/** Who is paid for what on the move of a stored quote. Of several pets, the totals are those of the first. */
export function describeFees({ input: { to, pet, others }, planned }: ReadQuote): FeeList {
  const list = planned ? listPlanFees(planned.plan) : listFees({ to, pet });
  return others.length === 0 ? list : { ...list, totals: list.totals.map(withPet(pet)) };
}

function listAirport({ city }: ReadQuote["input"]): AnswerRow[] {
  const value = city === undefined ? null : nameNearestAirport(city);
  return value ? [{ label: "Airport in India", value }] : [];
}

type ReadQuote = NonNullable<ReturnType<typeof readStoredQuote>>;

function describeShared(query: QuoteQuery, askedOn: Day) {
  const shared = findSharedPlan(query, askedOn);
  return shared && { landing: dayWords(shared.landing), path: shared.path };
}

function describeNoPlanOf({ query, input }: QuoteMove, askedOn: Day) {
  const noPlan = findNoPlan({ query, input }, askedOn);
  return noPlan && describeNoPlan(noPlan, query);
}

function describePlanOf(
  { plan, search }: NonNullable<ReturnType<typeof findPlan>>,
  { query, input }: QuoteMove,
  today: string,
) {
  const { practical, byRules, wanted, conditions } = describeAnswer(plan, query, readDay(today));
  const { month, arrive, chip, vaccine, booster, sample } = input;
  const isTooEarly =
    month !== undefined && arrive === undefined && practical.landing.dateTime.slice(0, 7) > month;
  return {
    practical,
    byRules,
    wanted,
    conditions,
    /** The day on which it was asked, from which the plan counts. */
    askedOn: dayWords(plan.today),
    /** The planner, which counts from today, still has the same plan. */
    isOfToday: writeDay(plan.today) === today,
    path: planPath(search),
    papersPath: `${href("/plan/papers")}?${search}`,
    /** The month that was chosen, if no landing in it is possible. */
    monthTooEarly: isTooEarly ? monthWords(month) : null,
    /** The month or the day that was asked for, and whether it works; null without one. */
    asked: wanted
      ? { label: `A landing on ${wanted.day.words}`, answer: wanted.answer }
      : month === undefined
        ? null
        : {
            label: "The month you asked for",
            answer: `${monthWords(month)} ${isTooEarly ? "is too early" : "works"}`,
          },
    /** Nothing of the pet's dates was given, so that the plan begins today. */
    isNothingDone: [chip, vaccine, booster, sample].every((day) => day === undefined),
  };
}
