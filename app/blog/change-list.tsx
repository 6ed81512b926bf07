import { formatDate } from "~/ui/text/date-words";
import { newestChanges } from "./changes.server";

/** Every change with its day, the old value and the new one, the newest first. */
export function ChangeList() {
  return (
    <ul>
      {newestChanges.map(({ id, day, title, was, now }) => (
        <li key={id} id={id}>
          <time dateTime={day}>{formatDate(day)}</time>: <strong>{title}.</strong> Was: {was}. Now:{" "}
          {now}.
        </li>
      ))}
    </ul>
  );
}
