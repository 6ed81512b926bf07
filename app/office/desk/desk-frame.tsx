import type { ReactNode } from "react";
import { href, NavLink } from "react-router";
import { company } from "#content/company/company.ts";
import { MarigoldMark } from "#ui/icons.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { nameOf } from "./enquiry-words.ts";
import type { Refusal } from "./post.server.ts";

type DeskFrameProps = {
  email: string;
  signOutUrl: string;
  /** In the last half an hour of the session: when it ends. */
  endsAt: string | null;
  children: ReactNode;
};

const pages = [
  { name: "Due", path: href("/desk") },
  { name: "New", path: href("/desk/new") },
  { name: "Texts", path: href("/desk/texts") },
  { name: "Figures", path: href("/desk/figures") },
  { name: "Log", path: href("/desk/log") },
];

/** The frame of the desk's pages, which have links and forms but no scripts. */
export function DeskFrame({ email, signOutUrl, endsAt, children }: DeskFrameProps) {
  return (
    <>
      <header className="border-sand-deep border-b bg-teal-deep px-4 text-white sm:px-6 print:hidden">
        <div className="mx-auto flex max-w-[69rem] flex-wrap items-center gap-x-3 py-1.5 sm:gap-x-6">
          <a href={href("/desk")} className="flex min-h-11 items-center gap-2.5">
            <MarigoldMark className="size-8" />
            <span className="font-display font-semibold text-xl">
              {company.shortName}
              <span className="text-marigold-bright"> · the desk</span>
            </span>
          </a>
          <nav
            aria-label="The desk"
            className="flex flex-wrap gap-x-5 max-sm:order-1 max-sm:w-full"
          >
            {pages.map(({ name, path }) => (
              <NavLink
                key={path}
                to={path}
                end
                className="flex min-h-11 items-center decoration-2 decoration-marigold underline-offset-8 hover:underline aria-[current=page]:underline"
              >
                {name}
              </NavLink>
            ))}
          </nav>
          <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm ml-auto">
            <span title={email}>{nameOf(email)}</span>
            <a
              href={signOutUrl}
              className="inline-flex min-h-11 items-center underline decoration-marigold underline-offset-4"
            >
              Sign out
            </a>
          </p>
        </div>
      </header>
      <main
        id="main"
        className="wrap-break-word mx-auto w-full max-w-6xl px-4 py-5 sm:px-6 sm:py-7"
      >
        {endsAt && (
          <Notice tone="neutral" title="You are soon signed out">
            You are signed in until {endsAt}. Before you type much, sign out and in again.
          </Notice>
        )}
        {children}
        {/* Access leads the post of an ended session to its own host, where `form-action` lets no form go. */}
        <div className="mt-8 border-sand-deep border-t pt-3 text-ink-soft text-sm print:hidden">
          <p>
            Does nothing happen when you press a button? Then your sign-in has ended:{" "}
            <TextLink href={href("/desk")} target="_blank" className="inline-block py-1">
              sign in in a new tab
            </TextLink>
            , come back to this one, and press again. What you typed stays here.
          </p>
        </div>
      </main>
    </>
  );
}

/** The message for an address that is not at the desk, with what was typed there in the meantime, to be copied. */
export function NotAtDesk({ refusal }: { refusal: Refusal | null }) {
  const typed = refusal?.typed.note ?? refusal?.typed.words;
  return (
    <section>
      <h1 className="font-semibold text-heading">This is not at the desk</h1>
      <p className="mt-3">
        {refusal?.problem ?? "It may have been erased, or the address is mistyped."}{" "}
        <a href={href("/desk")} className="text-teal underline">
          See what is due
        </a>
      </p>
      {typed && (
        <>
          <h2 className="mt-5 font-semibold text-xl">What you typed is not saved</h2>
          <p className="wrap-anywhere mt-2 whitespace-pre-line">{typed}</p>
        </>
      )}
    </section>
  );
}

/** Something failed; the log has the reason. */
export function DeskFailure() {
  return (
    <section>
      <h1 className="font-semibold text-heading">Something went wrong</h1>
      <p className="mt-3">
        Please go back, see whether your change was made, and try again in a moment. Meanwhile, the
        emails in the office’s mailbox have all enquiries.
      </p>
    </section>
  );
}
