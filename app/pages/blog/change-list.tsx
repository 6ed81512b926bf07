import { formatDate } from "#ui/text/date-words.ts";
import { newestChanges } from "./changes.server.ts";

/** Every change with its day, the old value and the new one, the newest first. */
export function ChangeList() {
  return (
    <ul>
      {newestChanges.map(({ id, day, title, was, now, path }) => (
        <li key={id} id={id}>
          <time dateTime={day}>{formatDate(day)}</time>:{" "}
          <strong>{path ? <a href={path}>{title}</a> : title}.</strong> Was: {was}. Now: {now}.
        </li>
      ))}
    </ul>
  );
}
