import { href } from "react-router";
import { countOf } from "#office/desk/done.ts";
import type { Waiting } from "#office/desk/store/housekeeping.server.ts";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

/** Leads to the housekeeping while there is something to do. */
export function WaitingNotice({ waiting: { heldBack } }: { waiting: Waiting }) {
  if (heldBack === 0) return null;
  return (
    <Notice tone="neutral" title="Housekeeping">
      {`The form service has not taken ${countOf(heldBack)} yet. `}
      <PageLink to={href("/desk/housekeeping")} className="inline-block py-1">
        See to it
      </PageLink>
    </Notice>
  );
}
