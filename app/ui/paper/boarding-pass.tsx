import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PictureSource } from "~/pictures/picture-source";
import { ArrowIcon } from "../icons";
import { Picture } from "../picture";

type BoardingPassProps = {
  title: string;
  to: string;
  picture: PictureSource;
  alt: string;
  route: { from: string; to: string };
  headingLevel: "h2" | "h3";
  /** Set on the first pass of a page: its picture loads with priority. */
  isFirst?: boolean;
  children: ReactNode;
};

/** A link to a page in the form of a boarding pass: a picture, a text and a tear-off stub. */
export function BoardingPass(props: BoardingPassProps) {
  const { title, to, picture, alt, route, headingLevel: Heading, isFirst, children } = props;
  return (
    <article className="group relative ticket-shadow transition-[filter] duration-300 hover:ticket-shadow-lift">
      <div className="ticket-upright md:ticket flex flex-col overflow-hidden rounded-card bg-paper md:min-h-60 md:flex-row">
        <div className="relative aspect-[16/10] shrink-0 overflow-hidden md:aspect-auto md:w-64 lg:w-80">
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 64rem) 340px, (min-width: 48rem) 320px, 92vw"
            isLargest={isFirst}
            className="absolute inset-0 size-full object-cover transition-transform duration-500 ease-calm motion-safe:group-hover:scale-[1.03]"
          />
        </div>
        <div className="grow p-6 sm:p-7 lg:px-9">
          <Heading className="font-semibold text-heading">
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
export function RouteStub({ route }: { route: BoardingPassProps["route"] }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-18 shrink-0 items-center gap-4 border-sand-deep border-t-2 border-dashed bg-marigold-pale px-6 md:h-auto md:w-36 md:flex-col md:items-stretch md:justify-center md:gap-2 md:border-t-0 md:border-l-2 md:px-5"
    >
      <Place label="From" code={route.from} />
      <span className="text-marigold-deep md:rotate-90 md:self-start">
        <ArrowIcon />
      </span>
      <Place label="To" code={route.to} />
      <span className="ml-auto h-9 min-w-0 basis-24 barcode md:mt-3 md:ml-0 md:h-8 md:w-full md:basis-8" />
    </div>
  );
}

function Place({ label, code }: { label: string; code: string }) {
  return (
    <span className="grid leading-none">
      <span className="font-semibold text-[0.7rem] text-marigold-deep uppercase tracking-[0.12em]">
        {label}
      </span>
      <span className="mt-1 font-display font-semibold text-heading tracking-wide">{code}</span>
    </span>
  );
}
