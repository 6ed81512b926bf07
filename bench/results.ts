import type { Measurement } from "./measures.ts";
import { listMisses, renderMeasurements } from "./report.ts";

export type Results = {
  run: string[];
  /** How it was measured. */
  conditions: string[];
  measurements: Measurement[];
  /** What Lighthouse holds against the pages, when it was asked. */
  findings?: string[];
};

/** The report of a run as Markdown. */
export function renderResults({ run, conditions, measurements, findings }: Results): string {
  return `${[
    "# Results of the last benchmark",
    "Written by `npm run bench`. What misses its bar is marked with ✗; what has none is not measured there, or has no bar.",
    renderMeasurements(measurements),
    "## Bars that are missed",
    list(listMisses(measurements), "None."),
    ...(findings ? ["## What Lighthouse found", list(findings, "Nothing.")] : []),
    "## Run",
    list(run),
    "## How it is measured",
    list(conditions),
  ].join("\n\n")}\n`;
}

function list(items: string[], otherwise = ""): string {
  return items.length > 0 ? items.map((item) => `- ${item}`).join("\n") : otherwise;
}
