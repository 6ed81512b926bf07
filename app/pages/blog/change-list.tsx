import { formatDate } from "#ui/text/date-words.ts";
import { newestChanges } from "./changes.server.ts";

/** Every change with its day, the old value and the new one, the newest first. */
export function ChangeList() {
  return (
    <ul className="grid gap-3">
      {newestChanges.map(({ id, day, title, was, now, path }) => (
        <li key={id} id={id} className="border-sand-deep not-first:border-t not-first:pt-3">
          <time dateTime={day} className="block font-semibold text-marigold-deep text-sm">
            {formatDate(day)}
          </time>
          <strong>{path ? <a href={path}>{title}</a> : title}.</strong>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4">
            <dt className="text-ink-soft">Was</dt>
            <dd className="text-ink-soft">{was}.</dd>
            <dt>Now</dt>
            <dd className="font-semibold">{now}.</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
