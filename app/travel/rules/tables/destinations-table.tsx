import { href } from "react-router";
import { outOfIndia, rulesOf } from "#travel/rules/rules.ts";
import { ScrollableTable } from "#ui/text/prose.tsx";
import { describeFacts } from "./destination-facts.ts";

/** All destinations of pets from India, with what their rules ask for. */
export function DestinationsTable() {
  return (
    <ScrollableTable className="comparison comparison-in-lines">
      <thead>
        <tr>
          <th scope="col">Destination</th>
          <th scope="col">Blood test</th>
          <th scope="col">Wait by law</th>
          <th scope="col">Permit</th>
          <th scope="col">After landing</th>
          <th scope="col">Your dates</th>
        </tr>
      </thead>
      <tbody>
        {outOfIndia.map((name) => (
          <DestinationRow key={name} name={name} />
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function DestinationRow({ name }: { name: string }) {
  const { label, inBrief, guide } = rulesOf(name).destination;
  const { bloodTest, wait, permit, afterLanding } = describeFacts(name);
  return (
    <tr id={`row-${name}`}>
      <th scope="row">
        <a href={guide}>{label}</a>
      </th>
      <td data-label="Blood test">{bloodTest}</td>
      <td data-label="Wait by law">{wait}</td>
      <td data-label="Permit">{permit}</td>
      <td data-label="After landing">{afterLanding}</td>
      <td>
        <a href={`${href("/plan")}?to=${name}`}>
          Plan<span className="sr-only"> for {label}</span>
        </a>
        <details>
          <summary>
            What decides<span className="sr-only"> for {label}</span>
          </summary>
          {inBrief}
        </details>
      </td>
    </tr>
  );
}
