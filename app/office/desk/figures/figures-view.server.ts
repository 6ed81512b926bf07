import { formatCell, joinRows } from "#office/desk/export/csv-cell.ts";
import type { Figure } from "#office/desk/store/desk-figures.server.ts";
import { countries, isCountryCode } from "#travel/move/countries.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { monthWords } from "#ui/text/date-words.ts";

const sources: Record<string, string> = {
  website: "The website",
  phone: "Phone",
  whatsapp: "WhatsApp",
  "walk-in": "Came to the office",
  referral: "Referral",
};

const replies: Record<string, string> = { "in time": "In time", late: "Late or not at all" };

function routeWords(value: string): string {
  const country = value.replace(/^eu-/, "");
  if (value.startsWith("eu-") && isCountryCode(country)) return `India to ${countries[country]}`;
  if (value === "india") return "Abroad to India";
  if (destinationNames.includes(value)) return `India to ${rulesOf(value).name}`;
  return value === "elsewhere" ? "India to another country" : "Not known";
}

/** The names of what is counted, and the words for its values. */
const kinds: Record<string, { title: string; words: (value: string) => string }> = {
  came: { title: "Came", words: () => "" },
  source: { title: "How it came", words: (value) => sources[value] ?? value },
  route: { title: "Route", words: routeWords },
  reply: {
    title: "Answered by the first promise",
    words: (value) => replies[value] ?? value,
  },
  offered: { title: "Offered", words: () => "" },
  booked: { title: "Booked", words: () => "" },
  lost: { title: "Lost", words: (value) => value.replaceAll("-", " ") },
};

export type FiguresView = ReturnType<typeof describeFigures>;

/** The figures of one month: how many in all, then each kind by its values. */
export function describeFigures(figures: Figure[]) {
  const of = (what: string) => figures.filter((figure) => figure.what === what);
  const sum = (what: string) => of(what).reduce((total, { count }) => total + count, 0);
  const came = sum("came");
  const open = came - sum("reply");
  return {
    totals: ["came", "offered", "booked", "lost"].map((what) => ({
      label: kinds[what]?.title ?? what,
      count: sum(what),
    })),
    tables: ["reply", "source", "route", "lost"].map((what) => ({
      title: what === "lost" ? "Why it was lost" : (kinds[what]?.title ?? what),
      rows: [
        ...of(what).map(({ value, count }) => ({ label: kinds[what]?.words(value) ?? "", count })),
        ...(what === "reply" && open > 0
          ? [{ label: "The promise is still open", count: open }]
          : []),
      ],
    })),
  };
}

/** Figures of any months as CSV, a row for each value, for spreadsheets. */
export function writeFiguresCsv(figures: Figure[]): string {
  const rows = figures.map(({ month, what, value, count }) => [
    month,
    kinds[what]?.title ?? what,
    kinds[what]?.words(value) ?? value,
    String(count),
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
