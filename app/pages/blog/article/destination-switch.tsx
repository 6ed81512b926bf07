import { comparedDestinations, type ImportRules } from "#content/front-matter.ts";
import { ChevronIcon } from "#ui/icons.tsx";

type FactField = Exclude<keyof ImportRules, "id" | "destination" | "keyWait">;

const facts: { field: FactField; label: string }[] = [
  { field: "titer", label: "Rabies blood test" },
  { field: "wait", label: "Wait after the sample" },
  { field: "permit", label: "Permit" },
  { field: "certificate", label: "Health certificate" },
  { field: "arrivalAirports", label: "Arrival airports" },
  { field: "quarantine", label: "Quarantine" },
];

type DestinationSwitchProps = { destinations: { path: string; rules: ImportRules }[] };

/**
 * The import rules of one destination at a time, from the front matter of its guide. A closed destination still shows
 * its wait. The printed page shows all destinations.
 */
export function DestinationSwitch({ destinations }: DestinationSwitchProps) {
  const inOrder = comparedDestinations.flatMap((id) =>
    destinations.filter(({ rules }) => rules.id === id),
  );
  return (
    <div className="destination-switch">
      {inOrder.map(({ path, rules }, index) => (
        <details key={rules.id} name="destination" open={index === 0}>
          <summary>
            <h3>{rules.destination}</h3>
            <KeyWait time={rules.keyWait.time} /> <span>{rules.keyWait.counted}</span>
            <ChevronIcon />
          </summary>
          {/* Inside the item, because browsers open the item that contains the target of a link. */}
          <div id={rules.id}>
            <dl>
              {facts.map(({ field, label }) => (
                <div key={field}>
                  <dt>{label}</dt>
                  <dd>{rules[field]}</dd>
                </div>
              ))}
            </dl>
            <p>
              <a href={path}>{rules.destination}: every rule with its source</a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Draws the first word, a number, larger than the rest. */
function KeyWait({ time }: { time: string }) {
  const [first, ...rest] = time.split(" ");
  return (
    <span className="key-wait">
      <strong>{first}</strong> {rest.join(" ")}
    </span>
  );
}
