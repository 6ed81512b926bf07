/** The page's words after a change, by the name of the change. */
export const doneWords = {
  claim: "It is yours now.",
  release: "It is nobody’s again.",
  answered: "It is marked as answered. The visitor’s page says so.",
  undo: "It counts as unanswered again.",
  note: "The note is saved.",
  promise:
    "The new promise is saved. The page of a quote shows it; after a message, please tell the visitor yourself.",
  settle: "It is settled, and will not be sent any more. Answer it by hand.",
  genuine: "It is genuine. A reply is promised, and the form service gets it unless it has it.",
  spam: "It is marked as spam, and in the list “Suspected spam”.",
  "send-again": "It is on its way to the form service again.",
} as const;
