import type { Refusal } from "#office/desk/post.server.ts";
import { Notice } from "#ui/notice.tsx";

/** Why a post changed nothing. Renders nothing without one. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null | undefined }) {
  if (!refusal) return null;
  return (
    <Notice tone="bad" title={refusal.status === 409 ? "Not changed" : "Not yet"}>
      {refusal.problem}
    </Notice>
  );
}
