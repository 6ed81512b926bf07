import { ScrollableTable } from "#ui/text/prose.tsx";
import type { AirlineRow } from "./airlines.server.ts";

const columns = {
  cabin: "Cabin",
  hold: "Hold",
  cargo: "Cargo",
  snubNosed: "Snub-nosed pets and heat",
} as const;

const names = Object.keys(columns) as (keyof typeof columns)[];

type AirlinesTableProps = {
  rows: AirlineRow[];
  /** Whether anything is known of the pet or its flight. */
  isAsked: boolean;
};

/** All airlines with their limits, and each limit with its source and day; cards on a narrow screen. */
export function AirlinesTable({ rows, isAsked }: AirlinesTableProps) {
  return (
    <div className="prose">
      <ScrollableTable className="comparison">
        <caption>General rules of ten airlines, reported by several readings</caption>
        <thead>
          <tr>
            <th scope="col">Airline</th>
            {isAsked && <th scope="col">Your pet</th>}
            {names.map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {isAsked && (
                <td data-label="Your pet">
                  <strong className="block first-letter:uppercase">{row.answer}</strong>
                  {row.reasons.join(" ")}
                </td>
              )}
              {names.map((name) => (
                <td key={name} data-label={columns[name]}>
                  {row.cells[name]}
                  <CellSource row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </div>
  );
}

function CellSource({ row: { source, isDue } }: { row: AirlineRow }) {
  return (
    <small className="block text-ink-soft text-sm">
      {source.url ? <a href={source.url}>{source.title}</a> : source.title},{" "}
      <time dateTime={source.dateTime}>{source.words}</time>
      {isDue && <strong>. Due for checking: ask the airline</strong>}
    </small>
  );
}
