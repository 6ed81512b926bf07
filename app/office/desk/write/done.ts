/** The words of an enquiry's page after it was written down or corrected. */
export const doneWords = {
  written: { did: ["wrote it down"], words: "It is here now, and yours." },
  corrected: {
    did: ["corrected", "filled in"],
    words: "It is corrected. The log has what was there before.",
  },
} as const;
