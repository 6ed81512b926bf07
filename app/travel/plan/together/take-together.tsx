import type { ComponentProps } from "react";
import { TakeAlongLinks } from "#travel/plan/take-along/take-along.tsx";
import { ButtonLink } from "#ui/button.tsx";

type TakeTogetherProps = ComponentProps<typeof TakeAlongLinks> & { quotePath: string };

/** What to do with the plan of all pets. */
export const TakeTogether = ({ quotePath, ...links }: TakeTogetherProps) => (
  <section
    aria-labelledby="take-title"
    className="mt-8 rounded-card bg-paper p-5 shadow-card sm:p-6 lg:grid lg:grid-cols-2 lg:items-end print:hidden"
  >
    <div>
      <h2 id="take-title" className="font-semibold text-heading">
        Take it with you
      </h2>
      <div className="mt-4 flex max-sm:*:grow">
        <ButtonLink to={quotePath} prefetch="intent">
          Ask for a quote for all
        </ButtonLink>
      </div>
    </div>
    <TakeAlongLinks {...links} />
  </section>
);
