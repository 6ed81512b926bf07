import { href } from "react-router";
import { countOf } from "#office/desk/done.ts";
import { ChangeButtons } from "#office/desk/parts/desk-form.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { writeListQuery } from "./list-query.ts";

type FloodNoticeProps = {
  count: number;
  /** When they were counted. */
  seenAt: number;
};

/** The decision about all of a flood at once. Renders nothing without one. */
export function FloodNotice({ count, seenAt }: FloodNoticeProps) {
  if (count === 0) return null;
  return (
    <Notice
      tone="neutral"
      title={
        <PageLink to={`${href("/desk")}${writeListQuery({ show: "flood" })}`}>
          {countOf(count)} came in a flood
        </PageLink>
      }
    >
      <p>
        Until you decide, no reply is promised and nothing is sent. Take single genuine ones out
        first, on their own pages.
      </p>
      <form method="post" action={href("/desk/housekeeping")} className="mt-3">
        <input type="hidden" name="seenAt" value={seenAt} />
        <ChangeButtons
          changes={{ "send-flood": "All are genuine", "mark-flood": "All are spam" }}
        />
      </form>
    </Notice>
  );
}
