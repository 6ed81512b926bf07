import { lostReasons } from "#content/office/lost-reasons.ts";
import { formatCell, joinRows } from "#office/desk/export/csv-cell.ts";
import type { Figure } from "#office/desk/store/desk-figures.server.ts";
import { sourceNames } from "#office/desk/write/case-fields.ts";
import { countries, isCountryCode } from "#travel/move/countries.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { monthWords } from "#ui/text/date-words.ts";

const words: Record<string, Record<string, string>> = {
  source: { website: "The website", ...sourceNames },
  reply: { "in time": "In time", late: "Late or not at all" },
  lost: lostReasons,
};

function routeWords(value: string): string {
  const country = value.replace(/^eu-/, "");
  if (value.startsWith("eu-") && isCountryCode(country)) return `India to ${countries[country]}`;
  if (value === "india") return "Abroad to India";
  if (destinationNames.includes(value)) return `India to ${rulesOf(value).name}`;
  return value === "elsewhere" ? "India to another country" : "Not known";
}

/** What is counted, in words. */
const titles: Record<string, string> = {
  came: "Came",
  source: "How it came",
  route: "Route",
  reply: "Answered by the first promise",
  offered: "Offered",
  booked: "Booked",
  lost: "Lost",
};

const titleOf = (what: string): string => titles[what] ?? what;

function valueWords({ what, value }: Figure): string {
  if (what === "route") return routeWords(value);
  return words[what]?.[value] ?? value;
}

/** The figures of one month: how many in all, then each kind by its values. */
export function describeFigures(figures: Figure[]) {
  const of = (what: string) => figures.filter((figure) => figure.what === what);
  const sum = (what: string) => of(what).reduce((total, { count }) => total + count, 0);
  const rowsOf = (what: string) =>
    of(what).map((figure) => ({ label: valueWords(figure), count: figure.count }));
  const undecided = sum("came") - sum("reply");
  return {
    totals: ["came", "offered", "booked", "lost"].map((what) => ({
      label: titleOf(what),
      count: sum(what),
    })),
    tables: [
      {
        title: titleOf("reply"),
        rows: [
          ...rowsOf("reply"),
          ...(undecided > 0 ? [{ label: "Not due yet, or closed before", count: undecided }] : []),
        ],
      },
      { title: titleOf("source"), rows: rowsOf("source") },
      { title: titleOf("route"), rows: rowsOf("route") },
      { title: "Why it was lost", rows: rowsOf("lost") },
    ],
  };
}

/** Figures of any months as CSV, a row for each value, for spreadsheets. */
export function writeFiguresCsv(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.month,
    titleOf(figure.what),
    valueWords(figure),
    String(figure.count),
  ]);
  const all = [["Month", "What", "Which", "Enquiries"], ...rows];
  // Excel recognises UTF-8 by the byte order mark.
  return `\uFEFF${joinRows(all.map((cells) => cells.map(formatCell)))}`;
}

/** The months from the first one to the last one, the newest first, for links. */
export function listMonths(first: string, last: string): { month: string; words: string }[] {
  const months: string[] = [];
  for (let [year = 0, month = 0] = last.split("-").map(Number); ; month--) {
    if (month === 0) [year, month] = [year - 1, 12];
    const name = `${year}-${String(month).padStart(2, "0")}`;
    if (name < first) break;
    months.push(name);
  }
  return months.map((month) => ({ month, words: monthWords(month) }));
}
