import { href } from "react-router";
import { countOf } from "#office/desk/done.ts";
import type { Waiting } from "#office/desk/store/housekeeping.server.ts";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { ListQuery } from "./list-query.ts";

type WaitingNoticeProps = { waiting: Waiting; show: ListQuery["show"] };

/** Leads to the housekeeping while there is something to do; about refused ones only above their list. */
export function WaitingNotice({ waiting: { heldBack, refused }, show }: WaitingNoticeProps) {
  const settleable = show === "refused" ? refused : 0;
  if (heldBack + settleable === 0) return null;
  return (
    <Notice tone="neutral" title="Housekeeping">
      {heldBack > 0 && `Not delivered yet: ${countOf(heldBack)}. `}
      {settleable > 0 && `Refused on delivery, while others are taken: ${countOf(settleable)}. `}
      <PageLink to={href("/desk/housekeeping")} className="inline-block py-1">
        See to it
      </PageLink>
    </Notice>
  );
}
