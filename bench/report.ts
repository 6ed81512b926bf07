import {
  type Figures,
  formatBar,
  type MeasureName,
  measureNames,
  measures,
  missesBar,
} from "./measures.ts";

/** The result of one part of the benchmark. */
export type PartResult = {
  /** How its columns are measured, a line each. */
  method: string[];
  /** By the name of the page, or of what a page is compared with. */
  figures: Record<string, Figures>;
  /** Lighthouse's findings. */
  findings?: string[];
};

/** The results as Markdown. `run` names the time, the commit and the machine. */
export function renderResults(run: string, parts: PartResult[]): string {
  const findings = parts.find((part) => part.findings)?.findings;
  return `${[
    "# Benchmark results",
    `A value that misses its bar is marked with ✗.\n${run}`,
    renderList(parts.flatMap(({ method }) => method)),
    renderFigures(parts),
    ...(findings ? ["## Lighthouse findings", renderList(findings) || "None."] : []),
  ].join("\n\n")}\n`;
}

const renderList = (items: string[]) => items.map((item) => `- ${item}`).join("\n");

/** A row for each page below the bars; a measure without any figure has no column. */
function renderFigures(parts: PartResult[]): string {
  const pages = new Map<string, Figures>();
  for (const [name, figures] of parts.flatMap((part) => Object.entries(part.figures))) {
    pages.set(name, { ...pages.get(name), ...figures });
  }
  const columns = measureNames.filter((measure) =>
    [...pages.values()].some((figures) => figures[measure] !== undefined),
  );
  const rows = [...pages].map(([name, figures]) => [
    name,
    ...columns.map((measure) => renderFigure(measure, figures[measure], name)),
  ]);
  return renderTable(
    ["", ...columns.map((measure) => measures[measure].title)],
    [["bar", ...columns.map(formatBar)], ...rows],
  );
}

function renderFigure(measure: MeasureName, value: number | undefined, page: string): string {
  if (value === undefined) return "";
  const text = measures[measure].format(value);
  return missesBar(measure, value, page) ? `${text} ✗` : text;
}

/** A Markdown table, padded so that it also reads as plain text; all columns but the first are numbers. */
export function renderTable(header: string[], rows: string[][]): string {
  const widths = header.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const renderRow = (row: string[]) => {
    const cells = widths.map((width, column) => {
      const text = row[column] ?? "";
      return column === 0 ? text.padEnd(width) : text.padStart(width);
    });
    return `| ${cells.join(" | ")} |`;
  };
  const rule = widths.map((width, column) => (column === 0 ? "-" : ":").padStart(width, "-"));
  return [header, rule, ...rows].map(renderRow).join("\n");
}
