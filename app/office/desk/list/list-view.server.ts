import { caseWords, stageOf, waitingSince } from "#office/desk/case-words.ts";
import { contactLinks } from "#office/desk/contact/contact-links.server.ts";
import { nameOf, petWords, titleOf } from "#office/desk/enquiry-words.ts";
import type { CaseRow } from "#office/desk/store/case-row.ts";
import type { Desk } from "#office/desk/store/desk.server.ts";
import type { Page } from "#office/desk/store/desk-lists.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import { cutAtWord } from "#ui/text/text.ts";
import { dueSections } from "./due-sections.ts";
import {
  type Filter,
  type ListQuery,
  listNames,
  type OtherList,
  writeListQuery,
} from "./list-query.ts";

/** A case as a row of a list. */
export type RowView = ReturnType<typeof describeRow>;

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
  const view = (title: string, page: Page, section?: number): ListView => ({
    title,
    rows: page.cases.map((one) => describeRow(one, now)),
    more: page.next && moreOf(title, { ...query, section, after: page.next }),
  });

  const { show, holder = "", after = null, search } = query;
  if (search) return [view("Found", await desk.lists.search(search, after))];
  if (isOtherList(show)) return [view(listNames[show], await desk.lists.list(show, after))];
  const asked = sections.filter((_, index) => [undefined, index].includes(query.section));
  const due = await Promise.all(
    asked.map(async (section) => {
      const filter = holder ? "mine" : show;
      const page = await desk.lists.listDue(filter, section, holder || who, after);
      return view(section.title, page, sections.indexOf(section));
    }),
  );
  if (query.section !== undefined || show !== "all" || holder) return due;
  const answered = view(listNames.answered, await desk.lists.list("answered", null));
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

export function describeRow(one: CaseRow, now: number) {
  return {
    id: one.id,
    reference: referenceOf(one.id),
    /** The words that the row shows, which a change of several at once depends on. */
    revision: one.revision,
    isClosed: one.closedAt !== null,
    hasOffer: one.madeAt !== null,
    isBooked: one.bookedAt !== null,
    name: one.name,
    title: titleOf(one),
    pet: petWords(one.details),
    /** How a message begins; a quote says the same in its other parts. */
    start: one.kind === "message" ? cutAtWord(one.message, maxStart) : null,
    kind: one.kind,
    /** Such as "waiting since Thu 26 Nov, 10:15"; when it came for what is over. */
    since: describeSince(one),
    promise: caseWords(one, now),
    stage: stageOf(one),
    holder: one.claimedBy && nameOf(one.claimedBy),
    contact: contactLinks(one, null),
    isSuspect: one.isSuspect,
    isRefused: one.isRefused && one.deliveredAt === null,
    /** A mail to its address came back. */
    isReturned: one.mailStop === "returned",
  };
}

function describeSince(one: CaseRow): string {
  const isOver = one.closedAt !== null || one.homeAt !== null || one.calledOffAt !== null;
  return isOver
    ? `came ${shortReplyTime(one.receivedAt)}`
    : `waiting since ${shortReplyTime(waitingSince(one))}`;
}
