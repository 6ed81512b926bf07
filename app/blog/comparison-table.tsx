import type { ImportRules } from "~/content/front-matter";
import { ScrollableTable } from "~/ui/prose";

const columns: { field: Exclude<keyof ImportRules, "destination">; label: string }[] = [
  { field: "titer", label: "Rabies blood test" },
  { field: "wait", label: "Wait after the sample" },
  { field: "permit", label: "Permit" },
  { field: "certificate", label: "Health certificate" },
  { field: "arrivalAirports", label: "Arrival airports" },
  { field: "quarantine", label: "Quarantine" },
];

type ComparisonTableProps = { destinations: { path: string; rules: ImportRules }[] };

/** The import rules of each destination, from the front matter of its guide. On phones each row is a card. */
export function ComparisonTable({ destinations }: ComparisonTableProps) {
  return (
    <ScrollableTable className="comparison">
      <caption>What each destination asks of a dog or cat from India</caption>
      <thead>
        <tr>
          <th scope="col">Destination</th>
          {columns.map(({ field, label }) => (
            <th key={field} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {destinations.map(({ path, rules }) => (
          <tr key={path}>
            <th scope="row">
              <a href={path}>{rules.destination}</a>
            </th>
            {columns.map(({ field, label }) => (
              <td key={field} data-label={label}>
                {rules[field]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
