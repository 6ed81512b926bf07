import { href, Link } from "react-router";
import { PetSwitch } from "#travel/move/pet-switch.tsx";
import type { FirstDay, FirstDays } from "#travel/plan/first-days.server.ts";
import { monthNames } from "#ui/text/date-words.ts";

/** The radio button of each pet shows its list, by CSS alone. */
const lists = [
  { pet: "dog", label: "Dog", className: "group-has-[[value=cat]:checked]/board:hidden" },
  { pet: "cat", label: "Cat", className: "not-group-has-[[value=cat]:checked]/board:hidden" },
] as const;

/** A board as in an airport's hall: where to, and the first day on which a pet that has nothing yet can fly. */
export function DeparturesBoard({ firstDays }: { firstDays: FirstDays }) {
  return (
    <section
      aria-labelledby="board-title"
      className="group/board pass-transition rounded-card bg-teal-deep px-4 py-4 text-white shadow-lift sm:px-6 sm:py-5 forced-colors:border print:hidden"
    >
      <div className="flex items-center justify-between gap-2 cramped:flex-wrap">
        <div className="min-w-0">
          <h2 id="board-title" className="font-semibold sm:text-xl">
            When can we fly?
          </h2>
          <p className="text-sand max-sm:text-sm">The first day, if you start today</p>
        </div>
        <div className="max-w-full shrink-0">
          <PetSwitch name="board" label="Who flies?" isLabelHidden value="dog" isOnDark />
        </div>
      </div>
      {lists.map(({ pet, label, className }) => (
        <ul
          key={pet}
          aria-label={label}
          className={`flaps mt-2 grid gap-x-8 sm:mt-3 sm:grid-cols-2 lg:grid-cols-3 ${className}`}
        >
          {firstDays[pet].map((firstDay) => (
            <Departure key={firstDay.planPath} {...firstDay} />
          ))}
        </ul>
      ))}
      <p className="max-w-none border-white/20 border-t pt-1">
        <Link
          to={href("/plan")}
          prefetch="intent"
          className="inline-flex min-h-11 items-center font-semibold text-marigold-bright underline decoration-2 underline-offset-4 focus-visible:outline-white"
        >
          With your pet’s own dates
        </Link>
      </p>
    </section>
  );
}

function Departure({ destination, date, planPath }: FirstDay) {
  const [year, month, day] = date.split("-");
  const flaps = [day, monthNames[Number(month) - 1]?.slice(0, 3), year];
  return (
    <li className="border-white/20 border-t">
      <Link
        to={planPath}
        prefetch="intent"
        viewTransition
        className="group flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1.5 focus-visible:outline-white"
      >
        <span className="grow basis-24 font-semibold leading-tight group-hover:underline">
          {destination}
        </span>
        <time dateTime={date} className="grid shrink-0 grid-cols-[2.3em_3em_3.2em] gap-0.5">
          {flaps.map((words) => (
            <span key={words} className="flap">
              {words}{" "}
            </span>
          ))}
        </time>
      </Link>
    </li>
  );
}
