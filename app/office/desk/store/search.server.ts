import * as v from "valibot";
import type { SearchCursor, SearchQuery } from "#office/desk/list/list-query.ts";
import { wordsOf } from "#office/enquiry/search-words.ts";
import { columnsOf, type ListedEnquiry, listedSchema } from "./desk-rows.ts";

const maxWords = 4;

/** The finds of a search, and the place where it goes on if there is more to look at. */
export type Findings = { enquiries: ListedEnquiry[]; next: SearchCursor | null };

const lookedAtSchema = v.object({
  atWord: v.string(),
  atMinusReceivedAt: v.number(),
  atEnquiryId: v.string(),
});

/** How many words a search looks at, so that it reads less than a hundred rows: each costs two, and one for each other. */
const lookedAtFor = (words: number) => Math.floor(75 / (words + 2));

/** A word that begins with a prefix lies between the prefix and the end of its continuations in the index. */
const beginsWith = (word: string, index: number) =>
  `${word} >= ?${index} AND ${word} < ?${index} || char(0x10ffff)`;

/**
 * The query for enquiries that have this number of words: ?1 is looked for, ?2 to ?4 are the cursor, and the other words
 * follow. The rows are what was looked at, and their enquiry is null where it lacks one of the other words, or where it
 * was found by an earlier word that begins with ?1.
 */
export function searchQuery(words: number): string {
  const others = Array.from(
    { length: words - 1 },
    (_, index) => `AND EXISTS (SELECT 1 FROM enquiry_words AS other
      WHERE other.enquiry_id = looked.enquiry_id AND ${beginsWith("other.word", index + 5)})`,
  );
  return `SELECT looked.word AS atWord, looked.minus_received_at AS atMinusReceivedAt,
      looked.enquiry_id AS atEnquiryId, ${columnsOf(listedSchema)}
    FROM enquiry_words AS looked LEFT JOIN enquiries ON enquiries.id = looked.enquiry_id
      AND NOT EXISTS (SELECT 1 FROM enquiry_words AS earlier
        WHERE earlier.enquiry_id = looked.enquiry_id AND earlier.word >= ?1 AND earlier.word < looked.word)
      ${others.join(" ")}
    WHERE ${beginsWith("looked.word", 1)}
      AND (looked.word, looked.minus_received_at, looked.enquiry_id) > (?2, ?3, ?4)
    ORDER BY looked.word, looked.minus_received_at, looked.enquiry_id LIMIT ${lookedAtFor(words)}`;
}

/**
 * Enquiries with words that begin with those of the text: those that have the very word first, then by the word, and for
 * each word the newest first.
 */
export async function searchEnquiries(
  database: D1Database,
  { text, after }: SearchQuery,
): Promise<Findings> {
  // The longest word is likely to be the rarest.
  const [first, ...others] = wordsOf(text)
    .sort((a, b) => b.length - a.length)
    .slice(0, maxWords);
  if (first === undefined) return { enquiries: [], next: null };
  const { word, minusReceivedAt, enquiryId } = after ?? {
    ...{ word: first, minusReceivedAt: Number.MIN_SAFE_INTEGER, enquiryId: "" },
  };
  const { results } = await database
    .prepare(searchQuery(1 + others.length))
    .bind(first, word, minusReceivedAt, enquiryId, ...others)
    .all();
  const last = v.parse(v.optional(lookedAtSchema), results[lookedAtFor(1 + others.length) - 1]);
  return {
    enquiries: v.parse(
      v.array(listedSchema),
      results.filter(({ id }) => id !== null),
    ),
    next: last
      ? {
          word: last.atWord,
          minusReceivedAt: last.atMinusReceivedAt,
          enquiryId: last.atEnquiryId,
        }
      : null,
  };
}
