import { crateSizes, formatSize } from "~/content/crate-sizes";
import { ScrollableTable } from "~/ui/prose";

/** The sizes of the crates in our shop. */
export function CrateSizeTable() {
  return (
    <ScrollableTable>
      <caption>Length × width × height, in centimetres</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Inside</th>
          <th scope="col">Outside</th>
        </tr>
      </thead>
      <tbody>
        {crateSizes.map(({ series, insideCm, outsideCm }) => (
          <tr key={series}>
            <th scope="row">{series}</th>
            <td>{formatSize(insideCm)}</td>
            <td>{formatSize(outsideCm)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
