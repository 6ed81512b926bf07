/** What a text may name in braces, such as {route}, and what becomes of it for one enquiry. */
export const placeholders = {
  name: "the name that was given",
  pet: "your dog, your cat or your pets",
  route: "such as Pune to London, United Kingdom",
  month: "the month that was chosen, such as March 2027",
  "landing day": "the first day on which the pet can land",
  papers: "a line for each step of the plan that is still to be done, with its days",
  fees: "a line for each published fee of the move, and who is paid",
  link: "the address of the visitor’s page; on WhatsApp only for somebody without an email address",
  reference: "such as 7F3A-91C2",
  me: "how you sign",
  "to fill in": "always a gap, for what only you know, such as an amount or an hour",
} as const;

export type Placeholder = keyof typeof placeholders;

export type PreparedText = { title: string; words: string };

/** Words for mail and WhatsApp by case. The office may change each one at the desk, and add its own. */
export const preparedTexts: Record<string, PreparedText> = {
  "first-answer": {
    title: "First answer to a request",
    words: `Hello {name},

thank you for asking us about {pet}: {route}. Your reference is {reference}, and I look after it.

The first day on which {pet} can land is {landing day}. Your page has the plan, step by step: {link}

I now ask for the amounts that nobody publishes. You have our offer, line by line, by {to fill in}.

{me}`,
  },
  "details-needed": {
    title: "We still need dates or measures",
    words: `Hello {name},

to go on with {route}, we still need from you:

{to fill in}

For dates, a photo of each page of the vaccination book that has a stamp is enough. For the crate, please measure while {pet} stands: from the tip of the nose to the root of the tail, from the ground to the elbow of a front leg, the widest point of the body, and from the ground to the top of the head or ears.

{me}`,
  },
  papers: {
    title: "The papers and their days",
    words: `Hello {name},

this is what {pet} needs for {route}, and when:

{papers}

If one of these days does not suit you, please tell us before it has passed: a step outside its days may have to be repeated.

{me}`,
  },
  month: {
    title: "The month cannot be kept",
    words: `Hello {name},

you asked for {month}. We have gone through every step for {route}, and the first day on which {pet} can land is {landing day}.

Would a landing from then on suit you? Reply to this, or call us, and we go through it together.

{me}`,
  },
  fees: {
    title: "The fees of others",
    words: `Hello {name},

for {route}, these fees of others are published:

{fees}

Official fees go to the authorities, and are the same whoever applies. The other amounts we ask for, and tell you in our offer.

{me}`,
  },
  offer: {
    title: "Our offer is on your page",
    words: `Hello {name},

our offer for {route} is on your page, line by line, with the day until which it holds: {link}

You can accept or decline it there, and add a few words. If something is unclear, please ask before you decide.

{me}`,
  },
  "not-reached": {
    title: "We could not reach you",
    words: `Hello {name},

we tried to call you about {route} ({reference}), and could not reach you. It is about {to fill in}.

When does a call suit you? Or simply reply to this.

{me}`,
  },
  payment: {
    title: "The payment has arrived",
    words: `Hello {name},

thank you: your payment of {to fill in} for {route} ({reference}) has arrived.

What comes next: {to fill in}

{me}`,
  },
  "day-before": {
    title: "The day before the flight",
    words: `Hello {name},

tomorrow is the day: {route}. We meet you at {to fill in}, at {to fill in}.

Please bring the originals of all papers. Give a light meal some hours before you hand over {pet}, as your vet advises, and a dog a long walk just before. Please give no sedatives: the airline can refuse a sedated animal.

We write to you as soon as {pet} is with the airline.

{me}`,
  },
};
