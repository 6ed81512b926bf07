import { data, href } from "react-router";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { firstFlightOf, type Plan } from "#travel/plan/engine/plan.ts";
import { planNames, readQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { readPlan } from "#travel/plan/plan-request.server.ts";
import { writeNames } from "#ui/forms/query.ts";
import { describeJourney, describeSheet } from "./sheet-view.server.ts";
import { listSheets } from "./sheets.server.ts";

type PageLink = { to: string; label: string };

/** Where the pages of the papers are: all sheets, one of them, and the page that they belong to. */
type PaperPaths = {
  all: string;
  one: (sheet: string) => string;
  /** The first of the pages that are kept together. */
  start: string;
  back: PageLink;
};

/** What the page has without a plan. */
export type NoPapers = {
  papers: null;
  back: PageLink;
  problems: string[];
  /** The answers to the questions of a plan; null where the page cannot ask them. */
  asked: { to?: string; pet?: string } | null;
};

/**
 * The sheets of the query's plan; without a query, nothing yet; or the problems of the query with the status 400, as
 * `/plan` has them.
 * @param sheetId the only sheet of the page, or null for all that the move needs
 */
export function loadPapers(url: URL, origin: string, sheetId: string | null) {
  const headers = cachedToday(new Date());
  const query = readQuery(url.searchParams);
  const search = writeQuery(query);
  const all = `${href("/plan/papers")}?${search}`;
  const paths = {
    all,
    start: all,
    one: (sheet: string) => `${href("/plan/papers/:sheet", { sheet })}?${search}`,
    back: { to: `${href("/plan")}?${search}`, label: "Back to the plan" },
  };
  const reading = readPlan(url.searchParams);
  if ("problems" in reading) {
    const nothing = { papers: null, asked: { to: query.to, pet: query.pet } };
    if (search === "") {
      const back = { to: href("/plan"), label: "Or plan the dates first" };
      return data<NoPapers>({ ...nothing, back, problems: [] }, { headers });
    }
    const problems = Object.values(reading.problems);
    return data<NoPapers>({ ...nothing, back: paths.back, problems }, { status: 400, headers });
  }
  const asked = { search: url.search, origin, sheetId, paths };
  return data(describePapers(reading.plan, asked), { headers });
}

type Asked = { search: string; origin: string; sheetId: string | null; paths: PaperPaths };

/** The data of a page of papers. @param asked.search the plan's query, which each sheet leads to by a code */
export function describePapers(given: Plan, { search, origin, sheetId, paths }: Asked) {
  const plan = firstFlightOf(given);
  const all = listSheets(plan);
  const sheets = all.filter(({ id }) => sheetId === null || id === sheetId);
  if (sheets.length === 0) throw data(null, { status: 404 });
  const address = addressOf(origin, search);
  const papers = {
    journey: describeJourney(plan),
    allPath: paths.all,
    startPath: paths.start,
    links: all.map(({ id, title }) => ({ id, title, path: paths.one(id) })),
    sheets: sheets.map((sheet) => describeSheet(sheet, plan, address)),
  };
  return { origin, back: paths.back, papers };
}

/** The plan's address without the pet's measures, which say nothing to a clinic. */
const addressOf = (origin: string, search: string): string =>
  `${origin}${href("/plan")}?${writeNames(planNames, readQuery(new URLSearchParams(search)))}`;
