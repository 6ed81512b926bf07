import { Fold } from "#ui/layout/fold.tsx";
import { formatDate } from "#ui/text/date-words.ts";
import { newestChanges } from "./changes.server.ts";

const openCount = 6;

/** Every change with its day, the old value and the new one, the newest first and open. */
export const ChangeList = () => (
  <>
    <Changes changes={newestChanges.slice(0, openCount)} />
    <Fold heading="h3" title="Earlier changes">
      <Changes changes={newestChanges.slice(openCount)} />
    </Fold>
  </>
);

const Changes = ({ changes }: { changes: typeof newestChanges }) => (
  <ul className="divide-y divide-sand-deep border-sand-deep not-in-[details]:border-t">
    {changes.map(({ id, day, title, was, now, path }) => (
      <li key={id} id={id} className="pt-2 pb-3">
        <time dateTime={day} className="block font-semibold text-marigold-deep text-sm">
          {formatDate(day)}
        </time>
        <strong>{path ? <a href={path}>{title}</a> : title}.</strong>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 leading-snug">
          <dt className="text-ink-soft">{"Was: "}</dt>
          <dd className="text-ink-soft">{was}.</dd>
          <dt className="text-ink-soft">{"Now: "}</dt>
          <dd>{now}.</dd>
        </dl>
      </li>
    ))}
  </ul>
);
