import { AssumptionWords } from "#travel/plan/result/plan-conditions.tsx";
import { keyOf, Time } from "#travel/plan/result/text/shown-text.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { describeAlone, TogetherView } from "./together-view.server.ts";

type PetsAloneProps = { pets: (ReturnType<typeof describeAlone> & { isAwaited?: boolean })[] };

/** The first day of each pet by itself, with the link to its own plan, which has its papers. */
export function PetsAlone({ pets }: PetsAloneProps) {
  return (
    <section aria-labelledby="alone-title" className="mb-8 print:mb-2">
      <h2 id="alone-title" className="font-semibold text-xl">
        Each by itself could fly on
      </h2>
      <ul className="mt-2 max-w-[56rem] border-sand-deep border-b">
        {pets.map(({ number, label, first, path, isAwaited }) => (
          <li
            key={number}
            className={`flex flex-wrap items-center gap-x-4 border-sand-deep border-t px-3 py-2 md:grid md:grid-cols-[1fr_1fr_16rem] ${isAwaited ? "bg-marigold-pale" : ""}`}
          >
            <span className="wrap-anywhere font-semibold max-md:grow">
              {label}
              {isAwaited && <DecidesStamp />}
            </span>
            <span className="font-semibold">
              <Time day={first} />
            </span>
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
  <span className="ml-3 inline-block -rotate-3 rounded-md border-2 border-vermilion px-1.5 align-middle text-vermilion text-xs uppercase">
    Decides
  </span>
);

/** What the plan takes for granted of one pet and not of all. */
export const PetAssumptions = ({ pets }: Pick<TogetherView, "pets">) => (
  <dl className="mt-4 max-w-3xl">
    {pets
      .filter(({ assumptions }) => assumptions.length > 0)
      .map(({ number, label, assumptions }) => (
        <div
          key={number}
          className="gap-x-4 border-sand-deep border-t py-2 sm:grid sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <dt className="wrap-anywhere font-semibold sm:row-span-9">{label}</dt>
          {assumptions.map((assumption) => (
            <dd key={keyOf(assumption.text)} className="sm:col-start-2">
              <AssumptionWords assumption={assumption} />
            </dd>
          ))}
        </div>
      ))}
  </dl>
);
