import { referenceOf } from "~/reply/reference";
import { describeReplyTime } from "~/reply/reply-time-words";
import type { Concern } from "./watch.server";

/** Longer lists are cut: the desk has all. */
const maxPerPart = 50;

const parts: { title: string; has: (concern: Concern) => boolean }[] = [
  { title: "Later than promised", has: ({ isOverdue }) => isOverdue },
  { title: "To answer today", has: ({ isDue }) => isDue },
  { title: "Not delivered for an hour; the site goes on trying", has: (one) => one.isUndelivered },
  { title: "Refused by the form service; answer and settle them", has: (one) => one.isRefused },
  { title: "Unanswered, and erased within seven days", has: ({ isSoonErased }) => isSoonErased },
];

/**
 * The morning's digest in words, by references alone; null when nobody has to do anything.
 * @param deskUrl null without a desk
 */
export function composeDigest(concerns: Concern[], deskUrl: string | null): string | null {
  const lists = parts.flatMap(({ title, has }) => {
    const found = concerns.filter(has);
    if (found.length === 0) return [];
    const lines = found.slice(0, maxPerPart).map(describe);
    const rest = found.length > maxPerPart ? [`… and ${found.length - maxPerPart} more`] : [];
    return [[`${title} (${found.length}):`, ...lines, ...rest].join("\n")];
  });
  if (lists.length === 0) return null;
  const advice = deskUrl
    ? `Answer them at the desk: ${deskUrl}`
    : "npm run enquiries -- production lists them with their words. To mark them as answered, set up the desk.";
  return [...lists, advice].join("\n\n");
}

function describe({ id, replyBy }: Concern): string {
  const promise = replyBy === null ? "" : `, promised by ${describeReplyTime(replyBy, null).india}`;
  return `- ${referenceOf(id)}${promise}`;
}
