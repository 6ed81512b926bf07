import type { ReactNode } from "react";
import type { PictureSource } from "#pictures/picture-source.ts";
import { Eyebrow } from "#ui/layout/section-heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { PlaneShape } from "./plane.tsx";
import { TicketStub } from "./travel-paper.tsx";

/** Where a pass leads: the two letters of each country on the way, and a picture of the last one. */
export type PassRoute = {
  /** Empty for a country that is not chosen yet; the last one alone where nobody asks for the first. */
  codes: string[];
  picture: PictureSource;
  /** Where the picture's pet is. */
  petAt: keyof typeof crops;
};

/** The part of a picture that a narrower or a flatter slot shows: the head, and what is below it. */
const crops = {
  left: "object-[34%_40%]",
  "low left": "object-[34%_60%]",
  middle: "object-[50%_28%]",
  right: "object-[78%_40%]",
} as const;

/** By what the pass has beside its middle. */
const columns = {
  picture: {
    stub: "@4xl:grid-cols-[minmax(0,5fr)_minmax(0,10fr)_minmax(0,6fr)]",
    whole: "@4xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]",
  },
  plain: { stub: "@4xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]", whole: "" },
} as const;

type PassProps = {
  id: string;
  /** Above the title, such as whose pass it is. */
  eyebrow?: string;
  /** Without one, the eyebrow is the heading. */
  title?: ReactNode;
  /** Without a picture while the last country is not chosen. */
  route?: (Partial<PassRoute> & Pick<PassRoute, "codes">) | null;
  /** How far the move has come, such as "Booked". */
  stamp?: string | null;
  /** What counts now, in large letters. */
  headline?: ReactNode;
  children?: ReactNode;
  /** Below the tear, or beside it where there is room: what comes next. */
  stub?: ReactNode;
  /** For a pass that small screens do not show. */
  isPictureLazy?: boolean;
  className?: string;
};

/**
 * The card of a move from its first date until the pet is home, and of an order. Its parts stand side by side where the
 * pass itself has room; on paper it has the width of A6.
 */
export function Pass(props: PassProps) {
  const {
    id,
    eyebrow,
    title,
    route,
    stamp,
    headline,
    children,
    stub,
    isPictureLazy,
    className = "",
  } = props;
  const picture = route?.picture;
  return (
    <section
      aria-labelledby={id}
      className={`@container rounded-card bg-paper shadow-card forced-colors:border print:max-w-[148mm] print:border ${className}`}
    >
      <div
        className={`grid overflow-hidden rounded-card ${columns[picture ? "picture" : "plain"][stub ? "stub" : "whole"]}`}
      >
        {picture && (
          <div className="relative">
            <Picture
              picture={picture}
              alt=""
              // On a wide screen the height of the pass decides.
              sizes="(min-width: 64rem) 750px, 100vw"
              isLargest={!isPictureLazy}
              className={`${crops[route.petAt ?? "middle"]} h-28 w-full object-cover @lg:h-60 @4xl:absolute @4xl:inset-0 @4xl:h-full print:h-24`}
            />
            {stamp && (
              <PassStamp
                className={`absolute bottom-3 ${route.petAt?.endsWith("left") ? "right-3" : "left-3"}`}
              >
                {stamp}
              </PassStamp>
            )}
          </div>
        )}
        <div>
          <div className="bg-teal-deep px-5 py-5 text-white @sm:px-8 print:bg-white print:text-ink">
            {route && <RouteCodes codes={route.codes} />}
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div>
                {eyebrow && (
                  <Eyebrow isOnDark headingId={title ? undefined : id}>
                    {eyebrow}
                  </Eyebrow>
                )}
                {title && (
                  <h2 id={id} className="wrap-anywhere font-semibold text-xl">
                    {title}
                  </h2>
                )}
              </div>
              {stamp && !picture && <PassStamp>{stamp}</PassStamp>}
            </div>
            {headline && (
              <div className="mt-1 [&_a]:text-white print:[&_a]:text-ink">{headline}</div>
            )}
          </div>
          {children && <div className="px-5 py-5 @sm:px-8">{children}</div>}
        </div>
        {stub && (
          <TicketStub
            tear="wherever"
            className="grid content-center bg-marigold-pale px-5 py-5 @sm:px-8 @4xl:p-7 print:bg-white"
          >
            {stub}
          </TicketStub>
        )}
      </div>
    </section>
  );
}

/** Such as IN ✈ GB. Screen readers skip it: the title names the places. */
function RouteCodes({ codes }: Pick<PassRoute, "codes">) {
  const shown = codes.length === 1 ? ["ABROAD", ...codes] : codes;
  return (
    <p
      aria-hidden="true"
      className="mb-2 flex items-center gap-3 font-display font-semibold text-heading leading-none tracking-wide"
    >
      {shown.map((code, index) => (
        <span key={code} className="contents">
          {index > 0 && <PassPlane />}
          {code || <PassBlank />}
        </span>
      ))}
    </p>
  );
}

/** A line for what is not known yet. */
export const PassBlank = () => (
  <span className="inline-block w-[2em] border-current border-b border-dotted pt-[0.8em]" />
);

const PassPlane = () => (
  <svg viewBox="-13 -13 26 26" className="size-6" aria-hidden="true">
    <PlaneShape className="fill-marigold-bright print:fill-ink" />
  </svg>
);

const PassStamp = ({ children, className = "" }: { children: string; className?: string }) => (
  <p
    className={`-rotate-6 rounded-lg border-[3px] border-current bg-paper px-3 py-1 font-semibold text-sm text-vermilion uppercase tracking-[0.12em] ${className}`}
  >
    {children}
  </p>
);

/** A fact in a pass's large letters, inside a description list. */
export function PassFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere font-display font-semibold text-xl leading-snug">{children}</dd>
    </div>
  );
}

type StubFigureProps = { label: string; figure: ReactNode; children?: ReactNode };

/** What counts in a pass's stub, in large letters, and a few words to it. */
export const StubFigure = ({ label, figure, children }: StubFigureProps) => (
  <p>
    <span className="block text-sm">{label}</span>{" "}
    <strong className="wrap-anywhere my-1 block font-display font-semibold text-2xl leading-tight">
      {figure}
    </strong>{" "}
    {children}
  </p>
);

export const passFacts = "flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-12 sm:gap-y-4";
