import { Time } from "#travel/plan/result/text/shown-text.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { TogetherView } from "./together-view.server.ts";

/** The first day of each pet by itself, with the link to its own plan, which has its papers. */
export function PetsAlone({ pets }: Pick<TogetherView, "pets">) {
  return (
    <section aria-labelledby="alone-title" className="mb-8 print:mb-2">
      <h2 id="alone-title" className="font-semibold text-lg">
        Each by itself
      </h2>
      <ul className="mt-2">
        {pets.map(({ number, label, first, path }) => (
          <li
            key={number}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-sand-deep border-t py-2.5"
          >
            <span>
              <strong>{label}</strong> could fly on <Time day={first} />
            </span>
            <PageLink to={path} className="inline-block py-1 font-semibold print:hidden">
              {`${label}: own plan and papers`}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
