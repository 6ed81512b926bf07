import { href } from "react-router";
import { countries, isCountryCode } from "#travel/move/countries.ts";
import type { Condition } from "#travel/rules/rule-schema.ts";
import { type Destination, rulesOf } from "#travel/rules/rules.ts";
import { ReportLink } from "#travel/rules/source/report-link.tsx";

/** The rules that countries of a destination add, each country with the way to its plan. */
export function CountryRules({ destination }: { destination: Destination }) {
  const { alsoDecides } = rulesOf(destination);
  const own = Map.groupBy(
    alsoDecides.flatMap((condition) =>
      (condition.countries ?? []).map((code) => ({ code, condition })),
    ),
    ({ code }) => code,
  );
  return [...own].map(([code, listed]) => (
    <section key={code}>
      <h3>
        <a href={`${href("/plan")}?to=${destination}&country=${code}`}>
          {isCountryCode(code) ? countries[code] : code}
        </a>
      </h3>
      <ul>
        {listed.map(({ condition }) => (
          <CountryRule key={condition.text} condition={condition} />
        ))}
      </ul>
    </section>
  ));
}

const CountryRule = ({ condition: { text, source, reportId } }: { condition: Condition }) => (
  <li>
    {text} <a href={source.url}>{source.title}</a>.{" "}
    <ReportLink id={reportId} about={source.title} />
  </li>
);
