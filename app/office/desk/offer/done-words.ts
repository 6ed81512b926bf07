/** The page after a change, by the name of the change. */
export const doneWords = {
  send: { did: ["offered"], words: "The offer is on the owner’s page now." },
  withdraw: { did: ["withdrew the offer"], words: "The offer is gone from the owner’s page." },
} as const;
