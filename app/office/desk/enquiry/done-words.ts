/** The page's words after a change, by the name of the change. */
export const doneWords = {
  written: { did: ["wrote it down"], words: "It is here now, and yours." },
  corrected: {
    did: ["corrected", "filled in"],
    words: "It is corrected. The log has what was there before.",
  },
  "another-move": {
    did: ["corrected"],
    words:
      "It is corrected, and another move now. An offer that was not accepted is withdrawn. A journey has no stages until you open it and save those of this move: the owner reads that we are writing them.",
  },
  claim: { did: ["claimed it", "took it over"], words: "It is yours now." },
  release: { did: ["gave it back"], words: "It is nobody’s again." },
  answered: {
    did: ["answered it"],
    words: "It is marked as answered. The page of a quote says how.",
  },
  reply: {
    did: ["answered it by mail"],
    words: "The reply goes out now. “Mails” below says when it is sent.",
  },
  "reply-arrived": {
    did: ["saw that the reply arrived"],
    words: "The reply counts as sent.",
  },
  "reply-again": {
    did: ["sent the reply again"],
    words: "The reply goes out once more. “Mails” below says when it is sent.",
  },
  undo: { did: ["marked it as unanswered"], words: "It counts as unanswered again." },
  reopen: {
    did: ["opened it again"],
    words: "There is more to answer. The page of a quote says until when we write again.",
  },
  lost: { did: ["closed it as lost"], words: "It is closed. The page of a quote says so." },
  died: { did: ["closed it: the pet"], words: "It is closed. The page of a quote says so." },
  join: {
    did: ["joined"],
    words: "They are one now: the other one is due no more by itself. Its page has the undo.",
  },
  keep: { did: ["keeps it until"], words: "It is kept until then." },
  "keep-no-longer": { did: ["keeps it no longer"], words: "It is erased at its usual time." },
  "undo-closing": {
    did: ["took the closing back"],
    words: "It is open again, as it was before, with the same promise.",
  },
  note: { did: ["wrote a note"], words: "The note is saved." },
  promise: {
    did: ["promised a reply"],
    words:
      "The new promise is saved. The page of a quote shows it; after a message, please tell the visitor yourself.",
  },
  settle: {
    did: ["settled it"],
    words: "It is settled, and will not be sent any more. Answer it by hand.",
  },
  genuine: {
    did: ["took it as genuine"],
    words: "It is genuine. A reply is promised, and it is delivered unless it was before.",
  },
  spam: {
    did: ["took it for spam"],
    words: "It is marked as spam, and in the list “Suspected spam”.",
  },
  "send-again": {
    did: ["sent it again"],
    words: "It is sent again. “Delivery” says whether it has arrived.",
  },
} as const;
