/** Sentences about quotes, copied from the legal pages: if those change, change these, too. */
export const quoteTerms = {
  priceChanges: [
    "A change that you ask for later can change the price. You hear the new amount before we act on it.",
    "If information is wrong or late, steps may have to be repeated. The cost of repeating them is yours.",
    "If a pet is refused, quarantined or sent back, the costs of that are not part of our quote.",
    "Flights are cancelled, airlines stop taking animals in great heat or cold, rules change, and airspace can be shut. We then look for the next date or another route, and check which certificates still hold.",
  ],
  advance: [
    "The quote names each item that is included, each known item that is not, the currency, how long the quote holds, when payment is due and the account to pay to.",
    "A contract begins when you accept the quote in writing.",
  ],
  refund: [
    "Service fees are non-refundable once processing starts. Processing starts with the first application, booking, appointment or order that we make for you after you have accepted the quote. Until then you may cancel in writing.",
    "Ask for a refund in writing within 3 business days of the issue.",
  ],
  account:
    "Pay only the account named in it. If you are asked to pay another one, do not pay, and call us first.",
};
