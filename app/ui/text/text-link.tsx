import type { ComponentProps } from "react";
import { Link } from "react-router";
import { ArrowIcon } from "#ui/icons.tsx";

/** The look of a link within a text, for what is a button and reads as one. */
export const textLinkLook =
  "text-teal underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-teal";

/** A link within a text that leaves the site, or calls or writes to us. */
export function TextLink({ className = "", children, ...props }: ComponentProps<"a">) {
  return (
    <a className={`${textLinkLook} ${className}`} {...props}>
      {children}
    </a>
  );
}

/** A link within a text to a page of this site. */
export function PageLink({ className = "", ...props }: ComponentProps<typeof Link>) {
  return <Link className={`${textLinkLook} ${className}`} {...props} />;
}

/** A link to another page of the site, on a line of its own. */
export function ArrowLink({ className = "", children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      prefetch="intent"
      className={`inline-flex min-h-11 items-center gap-2 font-semibold ${textLinkLook} ${className}`}
      {...props}
    >
      {children} <ArrowIcon />
    </Link>
  );
}
