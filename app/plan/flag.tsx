import type { ReactNode } from "react";
import type { Destination } from "~/rules/rules";

const white = "#fff";

/** Our own drawings, 24 by 16 units, simplified so that they are clear at thumbnail size. */
const drawings: Record<Destination, ReactNode> = {
  uk: (
    <>
      <path fill="#1f3a7a" d="M0 0h24v16H0z" />
      <path stroke={white} strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c22b33" strokeWidth="1.1" d="M0 0l24 16M24 0L0 16" />
      <path stroke={white} strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c22b33" strokeWidth="2.8" d="M12 0v16M0 8h24" />
    </>
  ),
  eu: (
    <>
      <path fill="#1f3a7a" d="M0 0h24v16H0z" />
      <circle
        cx="12"
        cy="8"
        r="5"
        fill="none"
        stroke="#f9c85a"
        strokeWidth="1.9"
        strokeLinecap="round"
        // Twelve dots.
        strokeDasharray="0 2.618"
      />
    </>
  ),
  usa: (
    <>
      <path fill={white} d="M0 0h24v16H0z" />
      <path
        stroke="#c22b33"
        strokeWidth="1.25"
        d="M0 .6h24M0 3.1h24M0 5.6h24M0 8h24M0 10.5h24M0 13h24M0 15.4h24"
      />
      <path fill="#1f3a7a" d="M0 0h10.5v8.7H0z" />
      <path
        stroke={white}
        strokeWidth="1"
        strokeLinecap="round"
        strokeDasharray="0 2.4"
        d="M1.6 1.7h8M1.6 4.3h8M1.6 6.9h8"
      />
    </>
  ),
  canada: (
    <>
      <path fill={white} d="M0 0h24v16H0z" />
      <path fill="#c22b33" d="M0 0h6v16H0zM18 0h6v16h-6z" />
      <path
        fill="#c22b33"
        d="M12 2.4l1.2 2.2 1.3-.5-.5 2.8 1.5-1.1.4.9 1.3-.2-.8 2.2.6.5-2.6 2 .3 1-2.4-.4.1 2.6h-.8l.1-2.6-2.4.4.3-1-2.6-2 .6-.5-.8-2.2 1.3.2.4-.9 1.5 1.1-.5-2.8 1.3.5z"
      />
    </>
  ),
  uae: (
    <>
      <path fill={white} d="M0 0h24v16H0z" />
      <path fill="#2f7a3a" d="M6 0h18v5.4H6z" />
      <path fill="#14262b" d="M6 10.6h18V16H6z" />
      <path fill="#c22b33" d="M0 0h6.5v16H0z" />
    </>
  ),
  india: (
    <>
      <path fill={white} d="M0 0h24v16H0z" />
      <path fill="#f2932b" d="M0 0h24v5.3H0z" />
      <path fill="#2f7a3a" d="M0 10.7h24V16H0z" />
      <circle cx="12" cy="8" r="2" fill="none" stroke="#1f3a7a" strokeWidth=".7" />
      <path
        stroke="#1f3a7a"
        strokeWidth=".35"
        d="M12 6v4M10 8h4M10.6 6.6l2.8 2.8M13.4 6.6l-2.8 2.8"
      />
    </>
  ),
};

/** The flag beside the name of a destination, which it does not replace. */
export function Flag({ of }: { of: Destination }) {
  return (
    <svg viewBox="0 0 24 16" className="h-6 w-9 shrink-0 rounded-md" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
