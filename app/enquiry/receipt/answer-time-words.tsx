import { useIsHydrated } from "~/ui/lifecycle";
import { describeAnswerTime } from "./answer-words";

/** A time on India’s clock and, with JavaScript, on the visitor’s. */
export function AnswerTime({ time }: { time: number }) {
  const isHydrated = useIsHydrated();
  const zone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null;
  const { india, visitor } = describeAnswerTime(time, zone);
  return (
    <>
      <strong>{india}</strong> in India{visitor && ` (${visitor})`}
    </>
  );
}
