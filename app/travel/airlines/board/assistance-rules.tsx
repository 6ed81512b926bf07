import type { AssistanceRule } from "#travel/airlines/airlines.server.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

/** What the law says of assistance dogs, whatever the airline. */
export function AssistanceRules({ rules }: { rules: AssistanceRule[] }) {
  return (
    <Fold title="Assistance dogs and emotional support animals">
      <dl id="assistance" className="grid max-w-[44rem] gap-4">
        {rules.map(({ title, says, source, reading, checked, isDue }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>
              {says}
              <span className="mt-1 block text-ink-soft text-sm">
                <TextLink href={source.url}>{source.title}</TextLink>, {reading}{" "}
                <time dateTime={checked.dateTime}>{checked.words}</time>
                {isDue && <strong>. Due for checking: ask the airline</strong>}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
