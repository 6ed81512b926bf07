import type { Founder } from "./fact-types.ts";

/** The sentence that the company's story begins with. */
export const storyLead = "What owners fear is seldom the flight itself.";

/** The rest of the story, one paragraph per entry. */
export const story = [
  "It is a chip put in after the vaccine, a blood sample taken a week too early, a crate that is two centimetres short, a breed that the airline does not take. And then the hours without news.",
  "For more than fifteen years we have done one thing: move dogs and cats abroad from India, and home to it. More than 10,000 have travelled with us, to and from more than 200 destinations.",
  "So our work is the dates, the forms, the crate and the flight, and a message to you each time something happens. We do it from cities all over India, because a vet visit, a blood sample and an AQCS appointment happen where your pet lives.",
];

export const values = [
  {
    title: "Compassion",
    text: "A pet does not know why it is in a crate. So it gets weeks to make the crate its bed, water and a walk before check-in, and a handler who reads its ears. And you get a message before you have to ask.",
  },
  {
    title: "Excellence",
    text: "Each route has one page of dates, and we check it twice: the chip against every paper, each waiting time against the calendar, the crate’s inside against your pet’s measurements.",
  },
  {
    title: "Integrity",
    text: "We tell you when a date cannot be met, when you do not need us, and when a rule is unclear. A quote names what is included and what is not, and there is one account to pay to: the one named in it.",
  },
];

export const founder: Founder = {
  name: "Kavya",
  role: "Founder and head of relocation",
  text: "She plans routes, talks to cargo desks and writes to owners, and shares her desk with a grey tabby.",
};
