/** A Markdown table, padded so that it reads as plain text too; all columns but the first are numbers. */
export function renderTable(header: string[], rows: string[][]): string {
  const widths = header.map((title, column) =>
    Math.max(3, ...[header, ...rows].map((row) => lengthOf(row[column] ?? title))),
  );
  const renderRow = (row: string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? "", width, column)).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [renderRow(header), renderRow(rule), ...rows.map(renderRow)].join("\n");
}

function pad(text: string, width: number, column: number): string {
  const space = " ".repeat(width - lengthOf(text));
  return column === 0 ? text + space : space + text;
}

const lengthOf = (text: string) => [...text].length;
