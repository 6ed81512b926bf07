import { CrateMeasuring } from "../crate-measuring";
import { CrateSizeTable } from "../crate-size-table";

const measurements = [
  { letter: "A", text: "nose to the root of the tail, not to its tip" },
  { letter: "B", text: "ground to the elbow" },
  { letter: "C", text: "the widest point, usually the shoulders" },
  { letter: "D", text: "ground to the top of the head or the tip of the ears, standing" },
];

/** How to measure a pet, and the inside sizes to compare with. */
export function CrateGuide() {
  return (
    <>
      <section aria-labelledby="measuring" className="mt-section">
        <h2 id="measuring" className="font-semibold text-title">
          Measure A, B, C and D
        </h2>
        <div className="mt-8 grid items-center gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14">
          <CrateMeasuring />
          <div>
            <dl className="grid gap-3">
              {measurements.map(({ letter, text }) => (
                <div key={letter} className="flex items-baseline gap-4">
                  <dt className="grid size-8 shrink-0 place-items-center rounded-full bg-teal font-semibold text-white">
                    {letter}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
      <section
        aria-labelledby="inside-sizes"
        className="mt-12 grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14"
      >
        <div>
          <h2 id="inside-sizes" className="font-semibold text-heading">
            Inside sizes
          </h2>
          <div className="prose mt-4">
            <CrateSizeTable />
          </div>
        </div>
        <div className="self-start rounded-card bg-teal-pale p-6 sm:p-8">
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
            We advise 8 cm more above the head, which cautious airlines ask for.
          </p>
        </div>
      </section>
    </>
  );
}
