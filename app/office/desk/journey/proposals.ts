import {
  callOffJourney,
  closeJourney,
  endOf,
  type Journey,
  undoChange,
} from "#office/journey/journey.ts";
import type { StoredJourney } from "#office/journey/stored-journey.ts";

/** The changes that are asked about once more, and what the log says of them. */
export const proposals = {
  close: {
    ...{ title: "The pet is home", button: "Close the journey", did: "closed the journey" },
    about: "All stages are done, and no further message is promised. This counts as our last one.",
  },
  "call-off": {
    ...{ title: "The move is called off", button: "Call off the move", did: "called off the move" },
    about: "No further message is promised. This counts as our last one.",
  },
  died: {
    ...{ title: "The pet has died", button: "End the journey", did: "ended it: the pet has died" },
    about: "No further message is promised. Call the owner first, if you can.",
  },
  undo: {
    ...{ title: "Undo the last change", button: "Undo it", did: "undid the last change" },
    about:
      "Stages, days and words are again as they were before. What the owner was told cannot be called back, and a message that was sent stays sent.",
  },
} as const;

export type ProposalName = keyof typeof proposals;

/** The owner has read that the journey is over. The words before that would now be read as an answer to it. */
const wasMistaken =
  "Our last message was a mistake, and we are sorry for it: your pet’s journey goes on.";

/** The values of `?ask=`. */
export const askPattern = new RegExp(`^(${Object.keys(proposals).join("|")})$`);

export const isProposal = (name: string | null | undefined): name is ProposalName =>
  name !== null && name !== undefined && Object.hasOwn(proposals, name);

/** The journey after the change; null where nothing can be undone. An ended journey can only be opened again. */
export function propose(
  name: ProposalName,
  { journey, before }: Pick<StoredJourney, "journey" | "before">,
  now: number,
): Journey | null {
  switch (name) {
    case "close":
      return closeJourney(journey, now);
    case "call-off":
      return callOffJourney(journey, now);
    case "died":
      // What was said of a journey that went on would hurt.
      return { ...callOffJourney(journey, now, "died"), words: "" };
    case "undo": {
      if (!before) return null;
      const undone = undoChange(journey, before);
      const isEndUndone = endOf(journey) !== null && endOf(before) === null;
      return isEndUndone ? { ...undone, words: wasMistaken } : undone;
    }
  }
}
