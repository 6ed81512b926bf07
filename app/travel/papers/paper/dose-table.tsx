import type { DoseView } from "#travel/papers/sheet-days.server.ts";
import { useTyped } from "#travel/papers/typed/typed-values.ts";

const columns = ["Given on", "Valid until", "Maker", "Product", "Batch", "Batch’s expiry"];

/** A row for each dose of the rabies vaccine. */
export function DoseTable({ doses }: { doses: DoseView[] }) {
  const { values } = useTyped();
  return (
    <table className="sheet-doses">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {doses.map(({ day, planned, until, fields }, index) => (
          <tr key={index}>
            <td>
              {day}
              {planned && <span>planned {planned}</span>}
            </td>
            <td>{until}</td>
            {(fields ?? ["", "", "", ""]).map((field, column) => (
              <td key={column} data-field={field || undefined}>
                {values[field]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
