import { href } from "react-router";

/** A link that keeps the plan or passes it on: its words below a sign, which is drawn as a path of 24 by 24 units. */
export type TakeAlongLink = {
  words: string;
  to: string;
  sign: string;
  reloadDocument?: true;
};

type Addresses = {
  /** The query of the plan, in its canonical form. */
  search: string;
  /** The full address of the plan. */
  address: string;
  /** The plan in a sentence. */
  summary: string;
  /** The plan of this pet and others for the same journey. */
  togetherPath: string;
};

export const listTakeAlongLinks = ({
  search,
  address,
  summary,
  togetherPath,
}: Addresses): TakeAlongLink[] => [
  {
    words: "Ask for a quote",
    to: `${href("/quote")}?${search}`,
    sign: "M6 3h9l4 4v14H6zM10 12h5M10 16h5",
  },
  calendarLink(`${href("/plan.ics")}?${search}`),
  {
    words: "Subscribe",
    to: address.replace(/^https?:/, "webcal:").replace(href("/plan"), href("/plan.ics")),
    sign: "M6 17v-6a6 6 0 0 1 12 0v6M4 17h16M10 20h4",
  },
  messageLink(`${summary} ${address}`),
  {
    words: "Add a pet",
    to: togetherPath,
    sign: "M12 5v14M5 12h14",
  },
];

export const calendarLink = (to: string): TakeAlongLink => ({
  words: "Calendar file (.ics)",
  to,
  sign: "M4 6h16v14H4zM4 10h16M8 3v3M16 3v3",
  reloadDocument: true,
});

export const messageLink = (text: string): TakeAlongLink => ({
  words: "WhatsApp",
  to: `https://wa.me/?${new URLSearchParams({ text })}`,
  sign: "M4 20l1-5a8 8 0 1 1 4 4z",
});
