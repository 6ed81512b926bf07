import { href } from "react-router";
import { areAirlinesDue } from "#travel/airlines/airlines.server.ts";
import { airlinesPath } from "#travel/airlines/airlines-query.ts";
import { listCabinLimits } from "#travel/airlines/cabin-limits.server.ts";
import { mostSharingKg, type Sharing } from "#travel/crate/formula/sharing.ts";
import { listStrongEstimates } from "#travel/crate/measures/breed-links.server.ts";
import type { Advice } from "./advice.ts";

export type AdviceTexts = ReturnType<typeof describeAdvice>;

/** The page has these texts from its loader, and not in its JavaScript. */
export function describeAdvice(today: string) {
  const ownEach = "each needs its own";
  return {
    strongEstimates: listStrongEstimates(),
    reinforced: {
      title: "First ask about a reinforced crate",
      text: "For some strong breeds, such as Rottweilers, mastiffs and pit bull types, the airline asks for a reinforced crate, sturdier than ours: IATA Container Requirement 82 (CR 82). Ask about it when you ask about the breed, before you buy. If your airline wants it, begin now with a crate made to measure.",
      links: [
        {
          label: "Choosing a crate",
          path: href("/blog/:article", { article: "choosing-iata-crate" }),
        },
      ],
    } satisfies Advice,
    cabin: {
      /** The weight of pet and bag together that some airline takes. */
      upToKg: Math.max(...listCabinLimits(false).map(({ upToKg }) => upToKg)),
      snubNosed: describeCabin(true, today),
      others: describeCabin(false, today),
    },
    oneEach: "One crate each",
    sharing: {
      "weight-unknown": `How much does the heaviest weigh? Two share a crate only up to ${mostSharingKg} kg each, and three only as one litter under six months. Until the weight is known, ${ownEach}.`,
      "too-heavy": `Two pets share a crate only up to ${mostSharingKg} kg each. Above that, ${ownEach}.`,
      "not-one-litter": `Three pets share a crate only as one litter under six months old. Otherwise, ${ownEach}.`,
      "too-many": `Four pets or more never share a crate: ${ownEach}.`,
    } satisfies Record<Exclude<Sharing, "one-pet" | "shares">, string>,
  };
}

function describeCabin(isSnubNosed: boolean, today: string): Advice {
  const limits = listCabinLimits(isSnubNosed);
  return {
    title: "First ask about the cabin",
    text: "If your airline takes it in the cabin, it flies in a soft bag and needs no crate.",
    facts: {
      title: `Which bag, which airline${areAirlinesDue(today) ? ": due for checking" : ""}`,
      text: "The bag stands under the seat in front of you, and its outside has to be within the airline’s limit. Not every country admits pets that way: they reach the UK, and usually the UAE, as cargo.",
      items: limits.map(({ name, says }) => `${name}: ${says}`),
    },
    links: [
      { label: "In-cabin travel bags", path: href("/products/pet-travel-bags") },
      { label: "Which airline takes my pet?", path: airlinesPath({ isSnubNosed }) },
    ],
  };
}
