/** The page's words after a change, by its name. */
export const doneWords = {
  save: { did: ["wrote the text"], words: "The text is saved, for everybody at the desk." },
  remove: { did: ["deleted the text"], words: "The text is deleted." },
  sign: { did: ["changed their signature"], words: "You sign like that from now on." },
} as const;
