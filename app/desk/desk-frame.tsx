import type { ReactNode } from "react";
import { href } from "react-router";
import { company } from "~/content/company/company";
import { MarigoldMark } from "~/ui/icons";

type DeskFrameProps = { email: string; signOutUrl: string; children: ReactNode };

/** The frame of the desk's pages: links and forms alone, since they have no scripts. */
export function DeskFrame({ email, signOutUrl, children }: DeskFrameProps) {
  return (
    <>
      <header className="bg-teal-deep px-4 py-3 text-white">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2">
          <a href={href("/desk")} className="flex items-center gap-2.5 font-semibold">
            <MarigoldMark className="size-8" />
            {company.shortName}: the desk
          </a>
          <p className="text-sm">
            {email}{" "}
            <a href={signOutUrl} className="underline">
              Sign out
            </a>
          </p>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-6xl px-4 py-6">
        {children}
      </main>
    </>
  );
}
