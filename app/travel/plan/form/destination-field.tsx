import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { PictureSource } from "#pictures/picture-source.ts";
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
import { Picture } from "#ui/picture.tsx";
import type { DestinationPictures } from "./destination-pictures.server.ts";
import { WithoutDateLink } from "./without-date-link.tsx";

// Most visitors move to one of the main destinations, and do not load it.
const DestinationSearch = lazy(async () => ({
  default: (await import("./destination-search.tsx")).DestinationSearch,
}));

type DestinationFieldProps = {
  value: string | undefined;
  error?: string;
  pictures: DestinationPictures;
  /** Questions about one of the main destinations. */
  children: ReactNode;
};

const furtherNames = furtherDestinations.map((one) => destinationLabels[one]).join(", ");

/** The main destinations, and behind a fold the others: by a name, or in groups by what decides. */
export function DestinationField({ value = "", error, pictures, children }: DestinationFieldProps) {
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
      <Tiles destinations={mainDestinations} value={value} pictures={pictures} />
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

type TilesProps = {
  destinations: Destination[];
  value: string;
  /** Without them, a tile has its flag alone. */
  pictures?: DestinationPictures;
};

function Tiles({ destinations, value, pictures = {} }: TilesProps) {
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
          <DestinationTile name={destination} picture={pictures[destination]} />
        </Choice>
      ))}
    </div>
  );
}

type DestinationTileProps = { name: Destination; picture: PictureSource | undefined };

function DestinationTile({ name, picture }: DestinationTileProps) {
  const label = destinationLabels[name];
  if (!picture) {
    return (
      <span className="wrap-anywhere grid content-start gap-1.5 px-3 py-2 leading-tight">
        <Flag of={name} size="h-8 w-12" />
        {label}
      </span>
    );
  }
  return (
    <span className="wrap-anywhere flex w-full flex-col leading-tight">
      <Picture
        picture={picture}
        alt=""
        sizes="(min-width: 64rem) 190px, (min-width: 40rem) 230px, 160px"
        className="aspect-[2/1] w-full object-cover cramped:hidden"
      />
      <Flag of={name} size="absolute top-2 left-2 h-4 w-6" />
      <span className="grid grow content-center px-3 py-1.5 group-has-checked/choice:bg-teal-deep group-has-checked/choice:text-white">
        {label}
      </span>
    </span>
  );
}
