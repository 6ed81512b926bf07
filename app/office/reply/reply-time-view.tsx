import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { describeReplyTime } from "./reply-time-words.ts";

/** A time in India’s time zone and, with JavaScript, in the visitor’s. */
export function ReplyTime({ time }: { time: number }) {
  const isHydrated = useIsHydrated();
  const zone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null;
  const { india, visitor } = describeReplyTime(time, zone);
  return (
    <>
      <strong>{india}</strong> in India<span>{visitor && ` (${visitor})`}</span>
    </>
  );
}
