import type { Refusal } from "#office/desk/post.server.ts";
import { Notice } from "#ui/notice.tsx";

type OutcomeNoticeProps = {
  refusal?: Pick<Refusal, "status" | "problem"> | null | undefined;
  /** The words about what was just done. */
  done?: string | null;
};

/** The outcome of a post: its change, or why there is none. Renders nothing without one. */
export function OutcomeNotice({ refusal, done }: OutcomeNoticeProps) {
  if (refusal) {
    return (
      <Notice tone="bad" title={refusal.status === 409 ? "Not changed" : "Not yet"}>
        {refusal.problem}
      </Notice>
    );
  }
  if (!done) return null;
  return (
    <Notice tone="good" title="Done">
      {done}
    </Notice>
  );
}
