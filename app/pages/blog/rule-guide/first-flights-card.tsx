import type { ReactNode } from "react";
import { href } from "react-router";
import { petNames, pets } from "#content/pets.ts";
import { type Day, writeDay } from "#travel/move/calendar.ts";
import { type PlanQuery, writeQuery } from "#travel/plan/plan-query.ts";
import {
  bareDayWords,
  type DayWords,
  shortDayWords,
} from "#travel/plan/result/text/day-words.server.ts";
import { Time } from "#travel/plan/result/text/shown-text.tsx";
import { Obstacles } from "#travel/rules/obstacles.tsx";
import { rulesOf } from "#travel/rules/rules.ts";
import { ButtonLink } from "#ui/button.tsx";
import { countWords } from "#ui/text/text.ts";
import type { FirstFlight } from "./first-flights.ts";
import type { GuideModel } from "./guide-model.ts";

const planPath = (query: PlanQuery) => `${href("/plan")}?${writeQuery(query)}`;

/** When a pet for which nothing is done yet can fly, and when it is home; with the ways to a plan of its own. */
export function FirstFlights({ guide }: { guide: GuideModel }) {
  const { name, destination, flights, obstacles, today } = guide;
  const { via = [] } = destination;
  const names = new Set(flights.map(namesOf));
  const [all] = names.size === 1 ? names : [];
  const isInRow = flights.every(
    ({ stop, landing, homeOn }) => stop === null && (homeOn ?? landing) <= landing,
  );
  return (
    <section
      aria-labelledby="first-flight"
      className="mt-4 rounded-card bg-paper px-4 py-3 shadow-card sm:p-6"
    >
      <h2 id="first-flight" className="font-semibold text-xl leading-snug">
        {all ? `${all} that starts today` : "If you start today"}
      </h2>
      {flights.length === 0 && <p className="mt-1">No flight within two years. Please ask us.</p>}
      <div className={isInRow ? "sm:flex sm:items-end sm:justify-between sm:gap-6" : ""}>
        <div className="grid gap-2 sm:gap-3">
          {flights.map((flight) => (
            <Flight
              key={`${flight.pets} ${flight.stop}`}
              flight={flight}
              names={all ? null : namesOf(flight)}
              today={today}
            />
          ))}
          {obstacles.length > 0 && (
            <div className="text-sm">
              <Obstacles obstacles={obstacles} section="deciding" />
            </div>
          )}
        </div>
        <p className={`mt-2 flex flex-wrap gap-2 ${isInRow ? "shrink-0" : ""}`}>
          {via.length > 0
            ? via.map((stop) => (
                <ButtonLink
                  key={stop}
                  to={planPath({ to: name, via: stop })}
                  className="max-sm:basis-0 max-sm:grow max-sm:px-4! max-sm:leading-tight"
                >
                  Plan by way of {rulesOf(stop).destination.inTitle}
                </ButtonLink>
              ))
            : pets.map((pet) => (
                <ButtonLink key={pet} to={planPath({ to: name, pet })} className="max-sm:px-4!">
                  Plan for a {petNames[pet].toLowerCase()}
                </ButtonLink>
              ))}
        </p>
      </div>
    </section>
  );
}

/** Such as "A dog or cat". */
const namesOf = ({ pets: flying }: FirstFlight): string =>
  `A ${flying.map((pet) => petNames[pet].toLowerCase()).join(" or ")}`;

type FlightProps = {
  flight: FirstFlight;
  /** The pets, where not all flights are for the same. */
  names: string | null;
  today: Day;
};

function Flight({ flight, names, today }: FlightProps) {
  const { stop, departure, landing, homeOn } = flight;
  const time = countWords(Math.ceil((landing - today) / 7), "week");
  const home = homeOn !== null && homeOn > landing ? homeOn : null;
  if (stop === null) {
    return (
      <div>
        {names && <p className="mt-1 text-ink-soft">{names}</p>}
        <dl
          className={`mt-2 ${home ? "grid grid-cols-3 gap-x-3" : "flex flex-wrap gap-x-4 gap-y-1 sm:flex-nowrap sm:gap-x-6"}`}
        >
          <Fact
            term="leaves India"
            day={home ? bareDayWords(departure) : shortDayWords(departure, today)}
          />
          <Fact term="from today">{time}</Fact>
          {home && <Fact term="is home" day={bareDayWords(home)} />}
        </dl>
      </div>
    );
  }
  const days = [departure, landing, home ?? landing];
  const years = new Set(days.map((day) => writeDay(day).slice(0, 4)));
  const way = `By way of ${rulesOf(stop).destination.inTitle}`;
  return (
    <div>
      <p className="mt-1 text-ink-soft max-sm:text-sm">
        {[names, way, `in ${time}`, [...years].join(" to ")].filter(Boolean).join(" · ")}
      </p>
      {/* The ways stand below each other, and so do their days. */}
      <dl className="grid grid-cols-3 gap-x-3">
        <Fact term="leaves India" day={bareDayWords(departure)} />
        <Fact term="lands" day={bareDayWords(landing)} />
        {home && <Fact term="is home" day={bareDayWords(home)} />}
      </dl>
    </div>
  );
}

type FactProps = { term: string } & ({ day: DayWords } | { children: ReactNode });

const Fact = ({ term, ...shown }: FactProps) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-ink-soft text-sm">{term}</dt>
    <dd className="font-display font-semibold text-teal text-xl sm:text-2xl">
      {"day" in shown ? <Time day={shown.day} /> : shown.children}
    </dd>
  </div>
);
