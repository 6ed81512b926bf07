import { href } from "react-router";
import { type Destination, outOfIndia, rulesOf } from "#travel/rules/rules.ts";
import { describeFacts, describeTestEnd } from "#travel/rules/tables/destination-facts.ts";
import { listWayBack } from "#travel/rules/way-back.ts";
import { ScrollableTable } from "#ui/text/prose.tsx";
import { RuleSource } from "./rule-source.tsx";

/**
 * For pets that live abroad and come to India on a visit: what each destination wants done before they leave it, how long
 * the blood test counts, and what follows each landing there.
 * @param today the day on which it is read (`YYYY-MM-DD`)
 */
export function WayBackTable({ today }: { today: string }) {
  return (
    <ScrollableTable className="comparison">
      <thead>
        <tr>
          <th scope="col">You live in</th>
          <th scope="col">Before you leave it</th>
          <th scope="col">The blood test</th>
          <th scope="col">After each landing</th>
        </tr>
      </thead>
      <tbody>
        {outOfIndia.map((name) => (
          <WayBackRow key={name} name={name} today={today} />
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function WayBackRow({ name, today }: { name: Destination; today: string }) {
  const { label } = rulesOf(name).destination;
  const ways = listWayBack(name);
  const away = ways.filter(({ when }) => when === "away");
  return (
    <tr id={`back-${name}`}>
      <th scope="row">
        <a href={`${href("/plan")}?to=${name}`}>{label}</a>
      </th>
      <td data-label="Before you leave it">
        {ways
          .filter(({ when }) => when !== "away")
          .map((way) => (
            <span key={way.what}>
              {way.what}. {way.text} <RuleSource citation={way} today={today} />
            </span>
          ))}
      </td>
      <td data-label="The blood test">
        {away.map((way) => (
          <span key={way.what}>
            {way.text} <RuleSource citation={way} today={today} />
          </span>
        ))}
        {away.length === 0 && describeTestEnd(name)}
      </td>
      <td data-label="After each landing">{describeFacts(name).afterLanding}</td>
    </tr>
  );
}
