import { href } from "react-router";
import { type CrateSize, crateSizes } from "#content/shop/crate-sizes.ts";
import { formatSize } from "#content/shop/format-size.ts";
import { petMeasurements } from "#content/shop/pet-measurements.ts";
import crateMeasuring from "#pictures/crate-measuring.svg?w=480;800;1200&as=picture";
import { Picture } from "#ui/picture.tsx";
import { ScrollableTable } from "#ui/text/prose.tsx";
import { capitalize } from "#ui/text/text.ts";
import { ArrowLink } from "#ui/text/text-link.tsx";

/** How to measure a pet and which crate fits. Articles use its parts in their text. */
export function CrateGuide() {
  return (
    <>
      <section aria-labelledby="measuring" className="mt-section">
        <h2 id="measuring" className="font-semibold text-heading">
          Measure A, B, C and D
        </h2>
        <div className="mt-5 grid items-center gap-8 md:grid-cols-[7fr_5fr] lg:gap-14">
          <CrateMeasuring />
          <div>
            <dl className="grid gap-3">
              {petMeasurements.map(({ letter, text }) => (
                <div key={letter} className="flex items-baseline gap-4">
                  <dt className="grid size-8 shrink-0 place-items-center rounded-full bg-teal font-semibold text-white">
                    {letter}
                  </dt>
                  <dd className="first-letter:uppercase">{text}</dd>
                </div>
              ))}
            </dl>
            <ArrowLink to={href("/crate-size")} className="mt-3">
              Find the crate for your measures
            </ArrowLink>
          </div>
        </div>
      </section>
      <section
        aria-labelledby="inside-sizes"
        className="mt-12 grid gap-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-14"
      >
        <div>
          <h2 id="inside-sizes" className="font-semibold text-heading">
            Inside sizes
          </h2>
          <div className="prose mt-4">
            <CrateSizeTable />
          </div>
        </div>
        <div className="rounded-card bg-teal-pale p-6 sm:p-8 md:self-center lg:p-10">
          <h3 className="font-semibold text-xl">The smallest crate that your pet may have</h3>
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <dt>Inside length</dt>
            <dd className="font-semibold">A + half of B</dd>
            <dt>Inside width</dt>
            <dd className="font-semibold">2 × C, or 3 × C for two pets</dd>
            <dt>Inside height</dt>
            <dd className="font-semibold">D, and the bedding on top</dd>
          </dl>
          <p className="mt-4">
            Some airlines ask for 8 cm more above the head, those of the USA above all.
          </p>
        </div>
      </section>
    </>
  );
}

export function CrateMeasuring() {
  return (
    <Picture
      picture={crateMeasuring}
      alt="A standing dog from the side with A from the nose to the root of the tail, B from the ground to the elbow and D from the ground to the ear tip; from the front with C across the shoulders."
      sizes="(min-width: 1024px) 640px, 92vw"
      className="mt-6 h-auto w-full"
    />
  );
}

/** Such as "200 and 400 are 2 to 5"; null where we measured those sizes. */
function describeOtherReading(): string | null {
  const sizes: readonly CrateSize[] = crateSizes.cr1;
  const readLower = sizes.filter(({ measuredOn, readLowerCm }) => readLowerCm && !measuredOn);
  const range = readLower[0]?.readLowerCm?.join(" to ");
  const names = new Intl.ListFormat("en-GB").format(readLower.map(({ size }) => size));
  return range ? `${names} are ${range}` : null;
}

export function CrateSizeTable() {
  const otherReading = describeOtherReading();
  const isUnmeasured = crateSizes.cr1.some(({ measuredOn }) => measuredOn === null);
  const doubts = [
    isUnmeasured && "maker’s sizes, not measured by us yet",
    otherReading && `by another reading, ${otherReading} cm lower`,
  ].filter((doubt) => doubt !== false && doubt !== null);
  return (
    <>
      <ScrollableTable className="in-columns">
        <caption>Length × width × height, in centimetres</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Inside</th>
            <th scope="col">Outside</th>
          </tr>
        </thead>
        <tbody>
          {crateSizes.cr1.map(({ size, inside, outside }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{formatSize(inside)}</td>
              <td>{formatSize(outside)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      {doubts.length > 0 && <p className="text-sm">{capitalize(doubts.join("; "))}.</p>}
    </>
  );
}
