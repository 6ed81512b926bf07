import { SourceLine } from "#travel/rules/source-line.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { FactRows } from "#ui/text/fact-rows.tsx";
import type { AirportsView } from "./airports.server.ts";

type AirportsFoldProps = { airports: AirportsView; title: string };

/** The airports of India for pets, each with the cities that it is the nearest to. It is open for a known city. */
export function AirportsFold({ airports, title }: AirportsFoldProps) {
  const { isIntoIndia, own, rows, source } = airports;
  return (
    <Fold title={title} isOpenAtFirst={own !== null}>
      <div id="airports" className="grid max-w-[44rem] gap-3">
        {own && <p className="font-semibold text-lg">{own}</p>}
        <p>
          {isIntoIndia ? "Pets land" : "Pets leave India"} at seven airports, where the quarantine
          service (AQCS) has an office. Each is listed with the cities that it is the nearest to by
          road; a city in two lists is about equally far from both.
        </p>
        <FactRows
          rows={rows.map(({ label, value }) => ({
            label,
            value: <span className="font-normal">{value}</span>,
          }))}
        />
        <p>
          How your pet gets {isIntoIndia ? "home" : "there"}, by road or on a domestic flight, we
          plan with you: airlines’ rules within India differ, and your flight may make another of
          the seven the better one.
        </p>
        <p>
          <SourceLine source={source} ask="us" />
        </p>
      </div>
    </Fold>
  );
}
