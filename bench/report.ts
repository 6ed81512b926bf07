import {
  describeBar,
  type Measurement,
  measureNames,
  measures,
  missesBar,
  reasonToMiss,
} from "./measures.ts";
import { renderTable } from "./table.ts";

const missMark = "✗";

/** One table of all that was measured: a row for each route, the bars on top, what misses marked. */
export function renderMeasurements(measurements: Measurement[]): string {
  const columns = measureNames().filter((name) =>
    measurements.some(({ measure }) => measure === name),
  );
  const header = ["Route", ...columns.map((name) => measures[name].title), "Bars"];
  const bars = ["the bar", ...columns.map((name) => describeBar(measures[name]))];
  const routes = [...new Set(measurements.map(({ route }) => route))];
  const rows = routes.map((route) => {
    const ofRoute = measurements.filter((measurement) => measurement.route === route);
    const cells = columns.map((name) =>
      renderCell(ofRoute.find(({ measure }) => measure === name)),
    );
    return [route, ...cells, ofRoute.some(missesBar) ? `${missMark} missed` : "met"];
  });
  return renderTable(header, [bars, ...rows]);
}

/** A line for each bar that is missed, with the reason where it is missed on purpose. */
export function listMisses(measurements: Measurement[]): string[] {
  return measurements.filter(missesBar).map((measurement) => {
    const measure = measures[measurement.measure];
    const reason = reasonToMiss(measurement);
    const line = `${measurement.route}: ${measure.title} ${measure.format(measurement.value)}, the bar is ${describeBar(measure)}`;
    return reason ? `${line}; ${reason}` : line;
  });
}

function renderCell(measurement: Measurement | undefined): string {
  if (!measurement) return "";
  const text = measures[measurement.measure].format(measurement.value);
  return missesBar(measurement) ? `${text} ${missMark}` : text;
}
