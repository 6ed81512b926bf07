import type { ReactNode } from "react";

/** Says the same whether the mail goes out: a form must not tell anybody whether it does. */
export const MailComes = ({ to, children }: { to: string | null; children?: ReactNode }) => (
  <p className="wrap-anywhere mt-2">
    A mail that confirms it should be {to ? `at ${to}` : "in your mailbox"} in a few minutes.{" "}
    {children} If it is not there, nor in the spam folder, we have your request all the same.
  </p>
);
