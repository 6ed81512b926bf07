import {
  callOffJourney,
  closeJourney,
  endOf,
  type Journey,
  undoChange,
} from "#office/journey/journey.ts";
import { lacksStages, type StoredJourney } from "#office/journey/stored-journey.ts";

/** The changes that are asked about once more, and what the log says of them. */
export const proposals = {
  close: {
    title: "The pet is home",
    button: "Close the journey",
    did: "closed the journey",
    about: "All stages are done, and no further message is promised. This counts as our last one.",
  },
  "call-off": {
    title: "The move is called off",
    button: "Call off the move",
    did: "called off the move",
    about: "No further message is promised. This counts as our last one.",
  },
  died: {
    title: "The pet has died",
    button: "End the journey",
    did: "ended it: the pet has died",
    about: "No further message is promised. Call the owner first, if you can.",
  },
  undo: {
    title: "Undo the last change",
    button: "Undo it",
    did: "undid the last change",
    about:
      "Stages and days are again as they were before, and so are the words, after our apology. What the owner was told cannot be called back, and a message that was sent stays sent.",
  },
} as const;

export type ProposalName = keyof typeof proposals;

const wasMistaken = "Our last message was a mistake, and we are sorry for it";

/**
 * After an undo the words begin with an apology: without it, the owner would take the restored words for a new message.
 */
function apologise(undone: Journey, isEndUndone: boolean): string {
  if (isEndUndone) return `${wasMistaken}: your pet’s journey goes on.`;
  const { words } = undone;
  if (words.startsWith(wasMistaken)) return words;
  return `${wasMistaken}. What follows is what holds now.\n\n${words}`.trim();
}

/** The values of `?ask=`. */
export const askPattern = new RegExp(`^(${Object.keys(proposals).join("|")})$`);

export const isProposal = (name: string | null | undefined): name is ProposalName =>
  name !== null && name !== undefined && Object.hasOwn(proposals, name);

/** The journey after the change; null where nothing can be undone. An ended journey can only be opened again. */
export function propose(
  name: ProposalName,
  stored: Pick<StoredJourney, "journey" | "before" | "isComplete">,
  now: number,
): Journey | null {
  const { journey, before } = stored;
  switch (name) {
    case "close":
      return closeJourney(journey, now);
    case "call-off":
      return callOffJourney(journey, now);
    case "died":
      // What was said of a journey that went on would hurt.
      return { ...callOffJourney(journey, now, "died"), words: "" };
    case "undo": {
      // The stages before a correction to another move are not brought back.
      if (!before || (lacksStages(stored) && before.stages.length > 0)) return null;
      const undone = undoChange(journey, before);
      const isEndUndone = endOf(journey) !== null && endOf(before) === null;
      return { ...undone, words: apologise(undone, isEndUndone) };
    }
  }
}
