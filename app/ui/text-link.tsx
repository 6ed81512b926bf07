import type { ComponentProps } from "react";
import { Link } from "react-router";

const look =
  "text-teal underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-teal";

/** A link out of the site, to call or to write, within a text. */
export function TextLink({ className = "", children, ...props }: ComponentProps<"a">) {
  return (
    <a className={`${look} ${className}`} {...props}>
      {children}
    </a>
  );
}

/** A link to another page of the site, within a text. */
export function PageLink({ className = "", ...props }: ComponentProps<typeof Link>) {
  return <Link className={`${look} ${className}`} {...props} />;
}
