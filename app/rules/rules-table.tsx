import { ScrollableTable } from "~/ui/prose";
import { formatDate } from "~/ui/text";
import type { Rule } from "./rule-schema";
import { type Destination, rulesOf } from "./rules";
import { describeWindow } from "./window-words";

/** The rules of a destination as a table for its guide, each with its window and its source. */
export function RulesTable({ destination }: { destination: Destination }) {
  const { name, rules } = rulesOf(destination);
  return (
    <ScrollableTable>
      <caption>The rules for {name}, in the order in which you follow them</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">When</th>
          <th scope="col">Law or advice</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={`${rule.step} ${rule.species}`}>
            <th scope="row">{titleOf(rule)}</th>
            <td>
              {describeRule(rule)}
              {rule.note && <p>{rule.note}</p>}
            </td>
            <td>{rule.kind === "law" ? "Law" : "Our advice"}</td>
            <td>
              <a href={rule.source.url}>{rule.source.title}</a>, checked on{" "}
              <time dateTime={rule.checked}>{formatDate(rule.checked)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function titleOf({ what, species }: Rule): string {
  const [only, other] = species;
  return other ? what : `${what} (${only}s)`;
}

/** Such as "Landing: 3 calendar months after the blood sample or later". */
function describeRule({ window, advised, limits }: Rule): string {
  const words = describeWindow(window);
  const advice = advised && `we advise ${describeWindow(advised)}`;
  const described = [words, advice].filter(Boolean).join("; ");
  const subject = limits === "landing" && described ? `landing ${described}` : described;
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}
