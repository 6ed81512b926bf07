import { proposals } from "./proposals.ts";

/** The office's page of a journey after a change, by the name of the change. */
export const doneWords = {
  book: { did: ["booked it"], words: "It is booked. The quote’s page shows the journey now." },
  save: { did: ["set the stage"], words: "Saved. The owner sees it now." },
  replace: {
    did: ["replaced the link"],
    words: "The link is replaced. The old one has ended: the owner needs the new one.",
  },
  close: { did: [proposals.close.did], words: "Closed: the pet is home." },
  "call-off": {
    did: [proposals["call-off"].did],
    words: "The move is called off. The owner’s page says so.",
  },
  died: {
    did: [proposals.died.did],
    words: "The journey has ended. The owner’s page says how sorry we are.",
  },
  undo: {
    did: [proposals.undo.did],
    words: "Undone. The owner sees it as it was before, and that we were mistaken.",
  },
} as const;
