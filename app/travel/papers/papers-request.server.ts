import { data, href } from "react-router";
import { cachedToday } from "#edge/caching/cache-policy.ts";
import { planNames, readQuery, writeQuery } from "#travel/plan/plan-query.ts";
import { readPlan } from "#travel/plan/plan-request.server.ts";
import { writeNames } from "#ui/forms/query.ts";
import { describeJourney, describeSheet } from "./sheet-view.server.ts";
import { listSheets } from "./sheets.server.ts";

/**
 * The sheets of the query's plan, or the problems of the query with the status 400, as `/plan` has them.
 * @param sheetId the only sheet of the page, or null for all that the move needs
 */
export function loadPapers(url: URL, origin: string, sheetId: string | null) {
  const headers = cachedToday(new Date());
  const search = writeQuery(readQuery(url.searchParams));
  const reading = readPlan(url.searchParams);
  if ("problems" in reading) {
    const problems = Object.values(reading.problems);
    return data({ search, origin, problems, papers: null }, { status: 400, headers });
  }
  const { plan } = reading;
  const all = listSheets(plan);
  const sheets = all.filter(({ id }) => sheetId === null || id === sheetId);
  if (sheets.length === 0) throw data(null, { status: 404 });
  const address = addressOf(origin, url);
  const papers = {
    journey: describeJourney(plan),
    links: all.map(({ id, title }) => ({ id, title })),
    sheets: sheets.map((sheet) => describeSheet(sheet, plan, address)),
  };
  return data({ search, origin, problems: [], papers }, { headers });
}

/** The plan's address without the pet's measures, which say nothing to a clinic. */
const addressOf = (origin: string, { searchParams }: URL): string =>
  `${origin}${href("/plan")}?${writeNames(planNames, readQuery(searchParams))}`;
