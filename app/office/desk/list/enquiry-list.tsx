import { href } from "react-router";
import { PromiseStamp } from "#office/desk/parts/promise-stamp.tsx";
import type { Typed } from "#office/desk/post.server.ts";
import { PageLink, TextLink } from "#ui/text/text-link.tsx";
import type { ListView, RowView } from "./list-view.server.ts";

/** The id of the form that changes the chosen rows. */
export const severalForm = "several";

type EnquiryListProps = {
  list: ListView;
  /** Rows can be ticked, for a form on the page that changes several at once. */
  isChoosable?: boolean;
  /** Those that were ticked, by the names of their fields. */
  chosen?: Typed | undefined;
};

/** One of the desk's lists, with its heading; an empty one is a line. */
export function EnquiryList({
  list: { title, rows, more },
  isChoosable = false,
  chosen,
}: EnquiryListProps) {
  const id = `list-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className={rows.length > 0 ? "mt-6" : "mt-3 mr-6 inline-block"}>
      <h2 id={id} className="flex items-baseline gap-3 font-semibold text-xl">
        {title}
        <span className="font-normal font-sans text-ink-soft text-sm">
          {countWords(rows.length, more !== null)}
        </span>
      </h2>
      {rows.length > 0 && (
        <ul className="@container mt-2 divide-y divide-sand-deep rounded-card bg-paper shadow-card">
          {rows.map((row) => (
            <EnquiryRow key={row.id} row={row} isChoosable={isChoosable} chosen={chosen} />
          ))}
        </ul>
      )}
      {more && (
        <PageLink to={`${href("/desk")}${more.query}`} className="mt-2 inline-block py-2">
          {more.words}
        </PageLink>
      )}
    </section>
  );
}

function countWords(count: number, isMore: boolean): string | number {
  if (count === 0) return "none";
  return isMore ? `${count} and more` : count;
}

function EnquiryRow({
  row,
  isChoosable,
  chosen,
}: Omit<EnquiryListProps, "list"> & { row: RowView }) {
  const { id, reference, revision, name, title, pet, start, kind, since, promise, stage } = row;
  const path = row.isBooked ? "/desk/:enquiry/journey" : "/desk/:enquiry";
  return (
    <li className="relative flex gap-x-3 px-4 py-3 hover:bg-teal-pale">
      {isChoosable && (
        <input
          type="checkbox"
          form={severalForm}
          name={`pick-${id}`}
          value={revision}
          defaultChecked={chosen?.[`pick-${id}`] !== undefined}
          aria-label={`Choose ${name}, ${reference}`}
          className="relative z-10 mt-1 size-6 shrink-0 accent-teal"
        />
      )}
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto] @min-[48rem]:grid-cols-[17rem_minmax(0,1fr)_auto]">
        <div className="@min-[36rem]:col-span-full @min-[48rem]:col-auto">
          <PromiseStamp promise={promise} />
        </div>
        <div className="min-w-0">
          <a
            href={href(path, { enquiry: id })}
            // The whole row is the link's target.
            className="wrap-anywhere font-semibold text-teal underline decoration-marigold underline-offset-4 after:absolute after:inset-0"
          >
            {name}
          </a>
          <p className="wrap-anywhere leading-snug">
            {title}
            {pet && <span className="block text-ink-soft @min-[48rem]:inline"> ({pet})</span>}
          </p>
          {stage && <p className="text-sm">{stage}</p>}
          {start && <p className="two-lines wrap-anywhere text-ink-soft text-sm">{start}</p>}
          <Reach row={row} />
        </div>
        <p className="text-ink-soft text-sm @min-[36rem]:text-right">
          {kind === "quote" ? "Quote" : "Message"} {reference}, {since}
          <strong className="block font-semibold text-ink">
            {row.holder ?? "Nobody’s"}
            {row.isSuspect && <span className="text-danger"> · may be spam</span>}
            {row.isRefused && <span className="text-danger"> · refused on delivery</span>}
            {row.isReturned && <span className="text-danger"> · mail came back: call</span>}
          </strong>
        </p>
      </div>
    </li>
  );
}

/** How to reach them, above the row's own link. */
function Reach({ row: { name, contact } }: { row: RowView }) {
  const ways = [
    { url: contact.call, words: "Call" },
    { url: contact.mail, words: "Mail" },
    { url: contact.whatsApp, words: "WhatsApp" },
  ];
  return (
    <ul className="relative z-10 flex w-fit gap-x-5" aria-label={`Reach ${name}`}>
      {ways.map(({ url, words }) =>
        url ? (
          <li key={words}>
            <TextLink href={url} rel="noreferrer" className="inline-flex min-h-11 items-center">
              {words}
            </TextLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}
