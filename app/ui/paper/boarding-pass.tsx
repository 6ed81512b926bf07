import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PictureSource } from "#pictures/picture-source.ts";
import { ArrowIcon } from "#ui/icons.tsx";
import { Picture } from "#ui/picture.tsx";

/** On a phone the picture stands beside the text or above it, and the pass tears off there. */
const phoneLooks = {
  side: {
    pass: "max-md:[--tear:calc(100%-(--spacing(24)))] max-[17rem]:[--tear:-1rem]",
    picture: "w-24 max-[17rem]:hidden",
    text: "max-md:border-l-2",
    sizes: "96px",
  },
  strip: {
    pass: "max-md:flex-col max-md:mask-none",
    picture: "max-md:ticket-upright max-md:aspect-[12/5] max-md:[--tear:0px]!",
    text: "max-md:ticket-upright max-md:border-t-2 max-md:[--tear:100%]!",
    sizes: "92vw",
  },
} as const;

const sides = { left: "md:object-left", right: "md:object-right" } as const;

type BoardingPassProps = {
  title: string;
  to: string;
  picture: PictureSource;
  /** The side that stays where there is no room for all of the picture. */
  pictureSide?: keyof typeof sides | undefined;
  alt: string;
  /** The part of the picture that a phone shows. */
  onPhone: PictureSource;
  phoneLook: keyof typeof phoneLooks;
  route: { from: string; to: string };
  headingLevel: "h2" | "h3";
  /** Set on the first pass of a page: its picture loads with priority. */
  isFirst?: boolean;
  /** A mark over the corner of the picture. */
  mark?: ReactNode;
  children: ReactNode;
};

/**
 * A link to a page in the form of a boarding pass: a picture, a text and a tear-off stub. On a phone the route stands
 * above the title; at twice the text size, there is no picture beside the text.
 */
export function BoardingPass(props: BoardingPassProps) {
  const { title, to, picture, pictureSide, alt, onPhone, route, isFirst, mark } = props;
  const { children } = props;
  const Heading = props.headingLevel;
  const phone = phoneLooks[props.phoneLook];
  return (
    <article className="group relative ticket-shadow transition-[filter] duration-300 hover:ticket-shadow-lift">
      <div
        className={`ticket flex overflow-hidden rounded-card bg-paper md:min-h-60 ${phone.pass}`}
      >
        <div className={`relative shrink-0 overflow-hidden md:w-64 lg:w-80 ${phone.picture}`}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 64rem) 340px, 320px"
            narrow={{ picture: onPhone, media: "(width < 48rem)", sizes: phone.sizes }}
            isLargest={isFirst}
            className={`absolute inset-0 size-full object-cover duration-500 ease-calm motion-safe:transition-transform motion-safe:group-hover:scale-[1.03] ${pictureSide ? sides[pictureSide] : ""}`}
          />
          <div className="absolute right-2 bottom-2 md:right-4 md:bottom-4">{mark}</div>
        </div>
        <div
          className={`min-w-0 grow p-4 max-md:border-sand-deep max-md:border-dashed md:p-7 lg:px-9 ${phone.text}`}
        >
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
