import { href } from "react-router";
import { findSocialImage } from "#edge/seo/social-images.server.ts";
import { describeAirports } from "#travel/airports/airports.server.ts";
import { writeDay } from "#travel/move/calendar.ts";
import { socialPathOf } from "#travel/move/move-title.ts";
import { lengthNames } from "#travel/move/question-names.ts";
import { writeNames } from "#ui/forms/query.ts";
import { describePlanAirlines } from "./airlines/plan-airlines.server.tsx";
import { routeIntoIndia } from "./engine/network/network.ts";
import { firstFlightOf, type Plan } from "./engine/plan.ts";
import { describeCosts } from "./plan-costs.server.tsx";
import { type PlanQuery, writeQuery } from "./plan-query.ts";
import { describePlan, nameResult } from "./result/plan-view.server.ts";
import { makeQrCode } from "./take-along/qr-code.server.ts";
import { listTakeAlongLinks } from "./take-along/take-along-links.server.ts";
import { writeTogetherQuery } from "./together/together-query.ts";

/**
 * All that the page shows of a plan.
 * @param address the full address of the page
 * @param sheetPaths the pages of the sheets to print, by the steps that they are for
 */
export function describePlanPage(
  plan: Plan,
  query: PlanQuery,
  address: string,
  sheetPaths: Record<string, string>,
) {
  const { to, via, pet, snub, weight, name, nth } = plan.input;
  const firstFlight = firstFlightOf(plan);
  const today = writeDay(plan.today);
  const view = describePlan(plan, query);
  return {
    plan: view,
    /** The words of a link to the plan. */
    shared: {
      title: nameResult(plan),
      image: findSocialImage(socialPathOf(pet, to))?.url ?? null,
      url: address,
    },
    /** The name under which its ticks are kept: the same for all plans of such a pet to this destination. */
    tickList: ["plan", to, via, pet, name?.toLowerCase() ?? nth].filter(Boolean).join("-"),
    airlines: describePlanAirlines(
      {
        to: firstFlight.input.to,
        pet,
        isSnubNosed: snub,
        weightKg: weight,
        isBaggage: routeIntoIndia(plan.input) === "home",
        date: writeDay(plan.departure),
      },
      today,
    ),
    costs: describeCosts(plan, today),
    airports: describeAirports(
      { city: query.city, isIntoIndia: to === "india" },
      today,
      view.mostlyRead.dateTime,
    ),
    qrCode: makeQrCode(address),
    stepLinks: listStepLinks(plan, query, sheetPaths),
    takeAlong: listTakeAlongLinks({
      search: writeQuery(query),
      address,
      summary: view.summary,
      togetherPath: `${href("/plan/together")}?${writeTogetherQuery(query)}`,
    }),
  };
}

export type StepLink = { to: string; words: string; label?: string; reloadDocument?: true };

/** Where each step leads to, by its name. */
function listStepLinks(
  plan: Plan,
  query: PlanQuery,
  sheetPaths: Record<string, string>,
): Record<string, StepLink[]> {
  const links = plan.steps.map(({ rule: { step, what } }): [string, StepLink[]] => {
    const crate = {
      to: `${href("/crate-size")}?${writeNames(petNames, query)}`,
      words: "Which crate?",
    };
    const words = "Print the sheet for this visit";
    const to = sheetPaths[step];
    const sheet = to && { to, words, label: `${words}: ${what}`, reloadDocument: true as const };
    return [
      step,
      [
        ...(step === "crate" ? [crate] : []),
        ...(sheet ? [sheet] : []),
        ...(troubleGuides[step] ?? []),
      ],
    ];
  });
  return Object.fromEntries(links);
}

const guideTo = (guide: string) => href("/guides/:guide", { guide });

/** What to do if it went wrong, by the steps where it shows. */
const troubleGuides: Record<string, StepLink[]> = {
  "blood-sample": [{ to: guideTo("wrong-laboratory"), words: "The wrong laboratory?" }],
  result: [{ to: guideTo("low-titre-result"), words: "Was it too low?" }],
  booster: [{ to: guideTo("late-booster"), words: "Was it late?" }],
};

/** The input that the crate finder asks for, too. */
const petNames = ["pet", "snub", ...lengthNames, "unit", "weight", "litter"] as const;
