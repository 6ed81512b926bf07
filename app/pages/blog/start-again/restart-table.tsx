import { href } from "react-router";
import { type Day, readDay } from "#travel/move/calendar.ts";
import { writeQuery } from "#travel/plan/plan-query.ts";
import { shortDayWords } from "#travel/plan/result/text/day-words.server.ts";
import { rulesOf } from "#travel/rules/rules.ts";
import { titleOf } from "#travel/rules/tables/rules-table.tsx";
import { describeWindow } from "#travel/rules/window-words.ts";
import { ScrollableTable } from "#ui/text/prose.tsx";
import { capitalize } from "#ui/text/text.ts";
import { listRestarts, type Restart, type Trouble } from "./restarts.ts";

type RestartTableProps = {
  trouble: Trouble;
  /** The day on which it is read (`YYYY-MM-DD`). */
  today: string;
};

/** The days on which a pet to which it happened goes on, for each destination that asks for a blood test. */
export function RestartTable({ trouble, today }: RestartTableProps) {
  const asksLaboratory = trouble === "wrong-laboratory";
  return (
    <ScrollableTable className="comparison comparison-in-pairs">
      <thead>
        <tr>
          <th scope="col">Destination</th>
          <th scope="col">
            {asksLaboratory ? "Which laboratory counts" : "The sample, by its rules"}
          </th>
          <th scope="col">New sample</th>
          <th scope="col">Landing</th>
          <th scope="col">Plan</th>
        </tr>
      </thead>
      <tbody>
        {listRestarts(trouble, readDay(today)).map((restart) => (
          <tr key={restart.to}>
            <th scope="row">{nameOf(restart)}</th>
            {asksLaboratory ? (
              <td>{firstSentence(restart.laboratory?.note ?? "Ask its authority.")}</td>
            ) : (
              <td>{capitalize(describeWindow(restart.sampleRule.window))}</td>
            )}
            <td data-label="Sample">
              <DayOf day={restart.sample} today={readDay(today)} />
              {trouble !== "low-result" && restart.vaccine !== null && ", after a new vaccine"}
            </td>
            <td data-label="Landing">
              <DayOf day={restart.landing} today={readDay(today)} />
            </td>
            <td>
              <a href={`${href("/plan")}?${writeQuery(restart.query)}`}>
                Plan<span className="sr-only"> for {nameOf(restart)}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** With the pet, where only dogs or cats are asked for the test. */
const nameOf = ({ to, sampleRule: { species } }: Restart): string =>
  titleOf({ what: rulesOf(to).destination.label, species });

const firstSentence = (text: string): string => text.replace(/(?<=\.)\s.*$/s, "");

function DayOf({ day, today }: { day: Day; today: Day }) {
  const { dateTime, words } = shortDayWords(day, today);
  return <time dateTime={dateTime}>{words}</time>;
}
