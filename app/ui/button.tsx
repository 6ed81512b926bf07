import type { ComponentProps } from "react";
import { Link } from "react-router";

const looks = {
  primary:
    // In forced-colours mode the background is dropped and the border shown.
    "border-transparent bg-teal text-white not-disabled:hover:bg-teal-deep not-data-waiting:disabled:bg-sand not-data-waiting:disabled:text-ink-soft data-waiting:noscript:bg-sand data-waiting:noscript:text-ink-soft",
  quiet:
    "border-teal bg-paper text-teal not-disabled:hover:bg-teal-pale not-data-waiting:disabled:border-sand-deep not-data-waiting:disabled:text-ink-soft",
} as const;

type Look = { look?: keyof typeof looks };
type Waiting = {
  /** Set while the button is disabled only until hydration: it keeps the look of an enabled button. */
  "data-waiting"?: true;
};

const shape =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-full border-2 px-6 py-2 text-center font-semibold transition-colors disabled:cursor-not-allowed print:hidden";

export function Button({
  look = "primary",
  type = "button",
  className = "",
  ...props
}: ComponentProps<"button"> & Look & Waiting) {
  return <button type={type} className={`${shape} ${looks[look]} ${className}`} {...props} />;
}

export function ButtonLink({
  look = "primary",
  className = "",
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link className={`${shape} ${looks[look]} ${className}`} {...props} />;
}
