import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Flag } from "#travel/plan/flag.tsx";
import {
  destinationLabels,
  furtherDestinations,
  furtherGroups,
  mainDestinations,
} from "#travel/rules/destination-labels.ts";
import type { Destination } from "#travel/rules/rules.ts";
import { Choice } from "#ui/forms/fields/choice-field.tsx";
import { FieldError } from "#ui/forms/fields/form-field.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { WithoutDateLink } from "./without-date-link.tsx";

// Most visitors move to one of the main destinations, and do not load it.
const DestinationSearch = lazy(async () => ({
  default: (await import("./destination-search.tsx")).DestinationSearch,
}));

type DestinationFieldProps = {
  value: string | undefined;
  error?: string;
  /** Questions about one of the main destinations. */
  children: ReactNode;
};

const furtherNames = furtherDestinations.map((one) => destinationLabels[one]).join(", ");

/** The main destinations, and behind a fold the others: by a name, or in groups by what decides. */
export function DestinationField({ value = "", error, children }: DestinationFieldProps) {
  const [chosen, setChosen] = useState(value);
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(furtherDestinations.includes(value));
  // It may have been opened before the page reacts.
  useEffect(() => setOpen((wasOpen) => wasOpen || (fold.current?.open ?? false)), []);
  const further = furtherDestinations.includes(chosen) ? destinationLabels[chosen] : undefined;

  function followChoice({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.name === "to") setChosen(target.value);
  }

  return (
    <div onInput={followChoice}>
      <Tiles destinations={mainDestinations} value={value} />
      <FieldError>{error}</FieldError>
      {children}
      <Fold
        ref={fold}
        title="More destinations"
        // The choice stays visible when the fold is closed.
        hint={<span key={further}>{further ? `You chose ${further}` : furtherNames}</span>}
        heading={null}
        isOpenAtFirst={furtherDestinations.includes(value)}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="mt-4"
      >
        {isOpen && (
          <Suspense>
            <DestinationSearch />
          </Suspense>
        )}
        <div className="mt-4 grid gap-4 peer-has-[[type=search]:not(:placeholder-shown)]:hidden">
          {Object.entries(furtherGroups).map(([what, destinations]) => (
            <fieldset key={what}>
              <legend className="mb-1.5 font-semibold">{what}</legend>
              <Tiles destinations={destinations} value={value} />
            </fieldset>
          ))}
        </div>
        <p className="pt-4">
          <WithoutDateLink />
        </p>
      </Fold>
    </div>
  );
}

type TilesProps = { destinations: Destination[]; value: string };

function Tiles({ destinations, value }: TilesProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {destinations.map((destination) => (
        <Choice
          key={destination}
          name="to"
          value={destination}
          isChosen={destination === value}
          isRequired
          isTile
        >
          <span className="wrap-anywhere grid content-start gap-1.5 leading-tight">
            <Flag of={destination} size="h-8 w-12" />
            {destinationLabels[destination]}
          </span>
        </Choice>
      ))}
    </div>
  );
}
