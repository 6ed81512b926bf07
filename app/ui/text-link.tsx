import type { ComponentProps } from "react";

/** A link out of the site, to call or to write, within a text. */
export function TextLink({ className = "", children, ...props }: ComponentProps<"a">) {
  return (
    <a className={`text-teal underline underline-offset-4 ${className}`} {...props}>
      {children}
    </a>
  );
}
