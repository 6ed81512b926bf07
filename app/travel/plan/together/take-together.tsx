import { ButtonLink } from "#ui/button.tsx";

type TakeTogetherProps = Record<"quotePath" | "calendarPath" | "messagePath", string>;

/** What to do with the plan of all pets. */
export const TakeTogether = ({ quotePath, calendarPath, messagePath }: TakeTogetherProps) => (
  <section aria-labelledby="take-title" className="mt-8 print:hidden">
    <h2 id="take-title" className="font-semibold text-heading">
      Take it with you
    </h2>
    <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
      <ButtonLink to={quotePath} prefetch="intent">
        Ask for a quote for all
      </ButtonLink>
      <ButtonLink to={calendarPath} reloadDocument look="quiet">
        Calendar file (.ics)
      </ButtonLink>
      <ButtonLink to={messagePath} look="quiet">
        WhatsApp
      </ButtonLink>
    </div>
  </section>
);
