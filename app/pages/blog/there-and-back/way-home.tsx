import type { WayBack } from "#travel/rules/rule-schema.ts";
import { listWayHome } from "#travel/rules/way-back.ts";
import { RuleSource } from "./rule-source.tsx";

type WayHomeProps = Pick<WayBack, "when"> & {
  /** The day on which it is read (`YYYY-MM-DD`). */
  today: string;
};

/** What keeps the way home to India short, of before the flight out, the time away or the flight home. */
export function WayHome({ when, today }: WayHomeProps) {
  const ways = listWayHome().filter((way) => way.when === when);
  const Item = ways.length > 1 ? "li" : "p";
  const items = ways.map((way) => (
    <Item key={way.what} className="pb-3">
      <strong>{way.what}.</strong> {way.text} <RuleSource citation={way} today={today} />
    </Item>
  ));
  return ways.length > 1 ? <ul>{items}</ul> : items;
}
