import { referenceOf } from "#office/reply/reference.ts";
import { describeReplyTime } from "#office/reply/reply-time-words.ts";
import type { Concern, EndingOffer, PromisedMessage } from "./watch.server.ts";

/** Longer lists are cut: the desk has all. */
const maxPerPart = 50;

const parts: { title: string; has: (concern: Concern) => boolean }[] = [
  { title: "Later than promised", has: ({ isOverdue }) => isOverdue },
  { title: "To answer today", has: ({ isDue }) => isDue },
  { title: "Not delivered for an hour; the site goes on trying", has: (one) => one.isUndelivered },
  { title: "Refused on delivery; answer and settle them", has: (one) => one.isRefused },
];

type Due = {
  concerns: Concern[];
  /** The messages that owners of booked quotes wait for. */
  messages: PromisedMessage[];
  /** The offers that end today or before, and that their owners have not answered. */
  offers: EndingOffer[];
  /** How many of a flood wait until somebody decides. */
  flood: number;
  /** Null without a desk. */
  deskUrl: string | null;
};

/** The morning's digest in words, by references alone; null when nobody has to do anything. */
export function composeDigest(
  { concerns, messages, offers, flood, deskUrl }: Due,
  now: number,
): string | null {
  const lists = [
    describeFlood(flood, deskUrl),
    listPart(
      "Messages to owners of booked quotes, later than promised",
      messages.filter(({ nextBy }) => nextBy < now),
    ),
    listPart(
      "Messages to owners of booked quotes, promised for today",
      messages.filter(({ nextBy }) => nextBy >= now),
    ),
    listPart("Offers without an answer, valid until today or before; ask, or close them", offers),
    ...parts.map(({ title, has }) => listPart(title, concerns.filter(has))),
  ].filter((list) => list !== null);
  if (lists.length === 0) return null;
  const advice = deskUrl
    ? `Answer them at the desk: ${deskUrl}`
    : "docs/when-it-is-red.md says how to read them without the desk. To mark them as answered, set up the desk.";
  return [...lists, advice].join("\n\n");
}

function describeFlood(count: number, deskUrl: string | null): string | null {
  if (count === 0) return null;
  const toDo = deskUrl ? ": decide at the desk whether they are genuine or spam" : "";
  return `${count} came in a flood, and ${count === 1 ? "is" : "are"} promised no reply${toDo}`;
}

type Promised = Pick<Concern, "id" | "replyBy"> | PromisedMessage | EndingOffer;

function listPart(title: string, found: Promised[]): string | null {
  if (found.length === 0) return null;
  const lines = found.slice(0, maxPerPart).map(describe);
  const rest = found.length > maxPerPart ? [`… and ${found.length - maxPerPart} more`] : [];
  return [`${title} (${found.length}):`, ...lines, ...rest].join("\n");
}

function describe(one: Promised): string {
  const words = "validUntil" in one ? "valid until" : "promised by";
  return `- ${referenceOf(one.id)}, ${words} ${describeReplyTime(timeOf(one), null).india}`;
}

function timeOf(one: Promised): number {
  if ("validUntil" in one) return one.validUntil;
  return "nextBy" in one ? one.nextBy : one.replyBy;
}
