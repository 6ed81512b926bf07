import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PictureSource } from "#pictures/picture-source.ts";
import { ArrowIcon } from "#ui/icons.tsx";
import { Picture } from "#ui/picture.tsx";

type BoardingPassProps = {
  title: string;
  to: string;
  picture: PictureSource;
  alt: string;
  route: { from: string; to: string };
  headingLevel: "h2" | "h3";
  /** Set on the first pass of a page: its picture loads with priority. */
  isFirst?: boolean;
  /** A mark over the corner of the picture. */
  mark?: ReactNode;
  children: ReactNode;
};

/**
 * A link to a page in the form of a boarding pass: a picture, a text and a tear-off stub. On a phone the pass tears
 * off at the picture, and the route stands above the title; at twice the text size, it has no picture.
 */
export function BoardingPass(props: BoardingPassProps) {
  const { title, to, picture, alt, route, headingLevel: Heading, isFirst, mark, children } = props;
  return (
    <article className="group relative ticket-shadow transition-[filter] duration-300 hover:ticket-shadow-lift">
      <div className="ticket flex overflow-hidden rounded-card bg-paper max-md:[--tear:calc(100%-(--spacing(24)))] max-[17rem]:[--tear:-1rem] md:min-h-60">
        <div className="relative w-24 shrink-0 overflow-hidden max-[17rem]:hidden md:w-64 lg:w-80">
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 64rem) 340px, (min-width: 48rem) 320px, 260px"
            isLargest={isFirst}
            className="absolute inset-0 size-full object-cover duration-500 ease-calm motion-safe:transition-transform motion-safe:group-hover:scale-[1.03]"
          />
          <div className="absolute right-2 bottom-2 md:right-4 md:bottom-4">{mark}</div>
        </div>
        <div className="min-w-0 grow p-4 max-md:border-sand-deep max-md:border-l-2 max-md:border-dashed md:p-7 lg:px-9">
          <p
            aria-hidden="true"
            className="flex items-center gap-2 font-display font-semibold text-marigold-deep text-sm tracking-[0.12em] md:hidden"
          >
            {route.from} <ArrowIcon /> {route.to}
          </p>
          <Heading className="wrap-break-word hyphens-auto font-semibold text-xl md:text-heading">
            <Link
              to={to}
              className="decoration-2 decoration-marigold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </Link>
          </Heading>
          {children}
        </div>
        <RouteStub route={route} />
      </div>
    </article>
  );
}

/** The tear-off stub, which screen readers skip: the text beside it names the places. */
function RouteStub({ route }: { route: BoardingPassProps["route"] }) {
  return (
    <div
      aria-hidden="true"
      className="hidden w-36 shrink-0 flex-col justify-center gap-2 border-sand-deep border-l-2 border-dashed bg-marigold-pale px-5 md:flex"
    >
      <Place label="From" code={route.from} />
      <span className="rotate-90 self-start text-marigold-deep">
        <ArrowIcon />
      </span>
      <Place label="To" code={route.to} />
      <span className="mt-3 h-8 barcode" />
    </div>
  );
}

function Place({ label, code }: { label: string; code: string }) {
  return (
    <span className="grid leading-none">
      <span className="font-semibold text-marigold-deep text-xs uppercase tracking-[0.12em]">
        {label}
      </span>
      <span className="mt-1 font-display font-semibold text-heading tracking-wide">{code}</span>
    </span>
  );
}
