import type { ReactNode, Ref } from "react";
import { PlaneShape } from "#ui/paper/plane.tsx";

type PageHeadingProps = {
  title: string;
  children?: ReactNode;
  /** Leaves a phone's first screen to the fields of a form. */
  isTight?: boolean;
  /** For moving the focus here when the focused element is removed. */
  ref?: Ref<HTMLHeadingElement>;
};

/** The title of the page, with an optional lead below it. */
export function PageHeading({ title, children, isTight, ref }: PageHeadingProps) {
  return (
    <div className={`${isTight ? "mb-5" : "mb-8"} sm:mb-10 print:mb-2`}>
      <h1 ref={ref} tabIndex={ref ? -1 : undefined} className="font-semibold text-title">
        {title}
      </h1>
      <div className={isTight ? "max-sm:hidden" : undefined}>
        <TakeOff />
      </div>
      {children && <p className="mt-5 max-w-xl text-ink-soft text-lead">{children}</p>}
    </div>
  );
}

/** The start of a flight path: a few dots and the plane. */
function TakeOff() {
  return (
    <svg
      viewBox="0 0 132 22"
      width="132"
      height="22"
      className="mt-3 print:hidden"
      aria-hidden="true"
    >
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
