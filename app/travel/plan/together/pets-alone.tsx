import { PetHead } from "#travel/move/pet-head.tsx";
import { AssumptionWords } from "#travel/plan/result/plan-conditions.tsx";
import { keyOf, Time } from "#travel/plan/result/text/shown-text.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { describeAlone, TogetherView } from "./together-view.server.ts";

type PetsAloneProps = { pets: (ReturnType<typeof describeAlone> & { isAwaited?: boolean })[] };

/** Who travels, where the picture of the pass has one pet alone. */
export const PetNames = ({ pets }: Pick<TogetherView, "pets">) => (
  <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 font-semibold print:hidden">
    {pets.map(({ number, label, pet }) => (
      <li key={number} className={withHead}>
        <PetHead pet={pet} />
        {label}
      </li>
    ))}
  </ul>
);

const withHead = "flex items-center gap-2";

/** The first day of each pet by itself, with the link to its own plan, which has its papers. */
export function PetsAlone({ pets }: PetsAloneProps) {
  const [one, ...others] = pets;
  const sameDay = others.every(({ first }) => first.dateTime === one?.first.dateTime) && one?.first;
  return (
    <section aria-labelledby="alone-title" className="mb-8 print:mb-2">
      <h2 id="alone-title" className="font-semibold text-xl">
        Each by itself could fly on
        {sameDay && (
          <>
            {" "}
            <Time day={sameDay} isWhole />
          </>
        )}
      </h2>
      <ul className="mt-2 border-sand-deep border-b">
        {pets.map(({ number, label, pet, first, path, isAwaited }) => (
          <li
            key={number}
            className="flex flex-wrap items-center gap-x-4 border-sand-deep border-t py-2 md:grid md:grid-cols-[1fr_1fr_16rem]"
          >
            <span className={`wrap-anywhere font-semibold max-md:grow ${withHead}`}>
              <PetHead pet={pet} />
              {label}
              {isAwaited && <DecidesStamp />}
            </span>
            <span className="font-semibold">{!sameDay && <Time day={first} />}</span>
            <PageLink to={path} className="inline-block py-1 max-md:w-full print:hidden">
              {`${label}: own plan and papers`}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DecidesStamp = () => (
  <span className="inline-block -rotate-3 rounded-md border-2 border-vermilion px-1.5 align-middle text-vermilion text-xs uppercase">
    Decides
  </span>
);

/** What the plan takes for granted of one pet and not of all. */
export const PetAssumptions = ({ pets }: Pick<TogetherView, "pets">) => (
  <dl className="mt-3">
    {pets
      .filter(({ assumptions }) => assumptions.length > 0)
      .map(({ number, label, assumptions }) => (
        <div
          key={number}
          className="gap-x-4 border-sand-deep border-t py-2 sm:grid sm:grid-cols-[6rem_minmax(0,1fr)]"
        >
          <dt className="wrap-anywhere font-semibold sm:row-span-9">{label}</dt>
          {assumptions.map((assumption) => (
            <dd key={keyOf(assumption.text)} className="pb-1 sm:col-start-2">
              <AssumptionWords assumption={assumption} />
            </dd>
          ))}
        </div>
      ))}
  </dl>
);
