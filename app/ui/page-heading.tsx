import type { ReactNode, Ref } from "react";
import { PlaneShape } from "./plane-shape";

type PageHeadingProps = {
  title: string;
  children?: ReactNode;
  /** For moving the focus here when what had it has gone. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The page's name and, below it, what it is for. */
export function PageHeading({ title, children, ref }: PageHeadingProps) {
  return (
    <div className="mb-8 sm:mb-10">
      <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="font-semibold text-title">
        {title}
      </h1>
      <TakeOff />
      {children && <p className="mt-5 max-w-xl text-ink-soft text-lead">{children}</p>}
    </div>
  );
}

/** The first dots of the flight path. */
function TakeOff() {
  return (
    <svg viewBox="0 0 132 22" className="mt-3 h-5.5 w-33" aria-hidden="true">
      <path
        d="M3 19C40 19 74 17 106 8"
        className="fill-none stroke-marigold"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 8"
      />
      <PlaneShape className="fill-teal" transform="translate(119 7) rotate(-14) scale(0.85)" />
    </svg>
  );
}
