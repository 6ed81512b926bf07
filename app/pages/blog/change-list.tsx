import { formatDate } from "#ui/text/date-words.ts";
import { newestChanges } from "./changes.server.ts";

/** Every change with its day, the old value and the new one, the newest first. */
export function ChangeList() {
  return (
    <ul className="grid gap-4">
      {newestChanges.map(({ id, day, title, was, now, path }) => (
        <li key={id} id={id}>
          <time dateTime={day} className="block font-semibold text-marigold-deep text-sm">
            {formatDate(day)}
          </time>
          <strong>{path ? <a href={path}>{title}</a> : title}.</strong>
          <span className="block">Was: {was}.</span>
          <span className="block">Now: {now}.</span>
        </li>
      ))}
    </ul>
  );
}
