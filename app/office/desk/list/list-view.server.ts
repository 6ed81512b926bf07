import {
  nameOf,
  type PromiseWords,
  petWords,
  promiseWords,
  titleOf,
} from "#office/desk/enquiry-words.ts";
import type { Desk } from "#office/desk/store/desk.server.ts";
import type { Page } from "#office/desk/store/desk-lists.server.ts";
import type { EnquiryRecord } from "#office/enquiry/record.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { cutAtWord } from "#ui/text/text.ts";
import { dueSections } from "./due-sections.ts";
import {
  type Cursor,
  type Filter,
  type ListQuery,
  listNames,
  type OtherList,
  writeListQuery,
} from "./list-query.ts";

/** An enquiry as a row of a list. */
export type RowView = {
  id: string;
  reference: string;
  name: string;
  title: string;
  pet: string | null;
  /** How a message begins; a quote says the same in its other parts. */
  start: string | null;
  kind: EnquiryRecord["kind"];
  received: string;
  promise: PromiseWords;
  holder: string | null;
  isRefused: boolean;
  /** A mail to its address came back. */
  isReturned: boolean;
};

/** A list with its heading, and the link to its next page. */
export type ListView = {
  title: string;
  rows: RowView[];
  more: { query: string; words: string } | null;
};

const shownAnswered = 5;

/** More letters than two lines have. */
const maxStart = 160;

/** The lists that the query asks for. On the first page those of what is due, and what was answered last. */
export async function readLists(
  desk: Desk,
  query: ListQuery,
  { who, now }: { who: string; now: number },
): Promise<ListView[]> {
  const sections = dueSections(now);
  const endOfToday = sections[1]?.until ?? now;
  const view = (title: string, page: Page, section?: number): ListView => ({
    title,
    rows: page.enquiries.map((one) => describeRow(one, now, endOfToday)),
    more: page.next && moreOf(title, { ...query, section, after: page.next }),
  });

  const { show, after, search } = query;
  if (search) return [view("Found", await desk.lists.search(search, after ?? null))];
  if (isOtherList(show)) return [view(listNames[show], await readOtherList(desk, show, after))];
  const asked = sections.filter((_, index) => [undefined, index].includes(query.section));
  const due = await Promise.all(
    asked.map(async (section) => {
      const page = await desk.lists.listDue(show, section, who, after ?? null);
      return view(section.title, page, sections.indexOf(section));
    }),
  );
  if (query.section !== undefined || show !== "all") return due;
  const answered = view(listNames.answered, await desk.lists.listAnswered(null));
  const rows = answered.rows.slice(0, shownAnswered);
  const isCut = answered.rows.length > shownAnswered;
  const more = isCut ? moreOf(answered.title, { show: "answered" }) : null;
  return [...due, { ...answered, rows, more }];
}

const moreOf = (title: string, query: ListQuery) => ({
  query: writeListQuery(query),
  words: `More: ${title.toLowerCase()}`,
});

const isOtherList = (show: Filter | OtherList): show is OtherList => Object.hasOwn(listNames, show);

const readOtherList = (desk: Desk, list: OtherList, before: Cursor | null | undefined) =>
  ({
    answered: desk.lists.listAnswered,
    refused: desk.lists.listRefused,
    flood: desk.lists.listFlood,
    suspected: desk.lists.listSuspected,
  })[list](before ?? null);

export function describeRow(one: EnquiryRecord, now: number, endOfToday: number): RowView {
  return {
    id: one.id,
    reference: referenceOf(one.id),
    name: one.name,
    title: titleOf(one),
    pet: petWords(one.details),
    start: one.kind === "message" ? cutAtWord(one.message, maxStart) : null,
    kind: one.kind,
    received: shortReplyTime(one.receivedAt),
    promise: promiseWords(one, now, endOfToday),
    holder: one.claimedBy && nameOf(one.claimedBy),
    isRefused: one.isRefused && one.deliveredAt === null,
    isReturned: one.mailStop === "returned",
  };
}
