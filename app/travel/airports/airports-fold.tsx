import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import type { AirportsView } from "./airports.server.ts";

type AirportsFoldProps = { airports: AirportsView; title: string };

/** The airports of India for pets, each with the cities that it is the nearest to; in its row, that of a known city. */
export function AirportsFold({ airports, title }: AirportsFoldProps) {
  const { about, journey, own, rows, source } = airports;
  return (
    <Fold title={title} hint={own && <span id="nearest-airport">{own}</span>}>
      <div id="airports" className="grid max-w-text gap-3">
        <p>{about}</p>
        <FactRows
          rows={rows.map(({ label, value }) => ({
            label,
            value: <span className="font-normal">{value}</span>,
          }))}
        />
        <p>{journey}</p>
        <p className="text-ink-soft text-sm">
          <SourceWords source={source} ask="us" />
        </p>
      </div>
    </Fold>
  );
}
