import type { AssistanceRule } from "#travel/airlines/airlines.server.ts";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { Fold } from "#ui/layout/fold.tsx";

/** What the law says of assistance dogs, whatever the airline. */
export function AssistanceRules({ rules }: { rules: AssistanceRule[] }) {
  return (
    <Fold title="Assistance dogs and emotional support animals">
      <dl id="assistance" className="grid max-w-text gap-4">
        {rules.map(({ title, says, source }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="grid gap-1">
              {says}
              <span className="text-ink-soft text-sm">
                <SourceWords source={source} ask="the airline" />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
