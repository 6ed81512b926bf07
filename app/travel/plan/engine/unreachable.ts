import { pets } from "#content/pets.ts";
import type { Day } from "#travel/move/calendar.ts";
import { destinationNames, rulesOf } from "#travel/rules/rules.ts";
import { isPlan, makePlan } from "./plan.ts";

/**
 * The moves that no grown pet can make within two years, each in words with the step that closes it: their rules contradict
 * each other, so the site is not built with them.
 */
export function listUnreachable(today: Day): string[] {
  return destinationNames.flatMap((to) =>
    (rulesOf(to).destination.via ?? [undefined]).flatMap((via) =>
      pets.flatMap((pet) => {
        const result = makePlan({ to, via, pet }, today);
        if (isPlan(result)) return [];
        const way = [to, via && `via ${via}`].filter(Boolean).join(" ");
        const step = result.closedBy?.step ?? result.refusal?.text ?? "no rule";
        return [`No ${pet} can reach ${way} within two years: closed by ${step}`];
      }),
    ),
  );
}
