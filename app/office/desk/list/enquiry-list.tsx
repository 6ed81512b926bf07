import { href } from "react-router";
import { PromiseStamp } from "#office/desk/promise-stamp.tsx";
import { Button } from "#ui/button.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import { filterNames, type ListQuery, listNames, writeListQuery } from "./list-query.ts";
import type { ListView, RowView } from "./list-view.server.ts";

/** One of the desk's lists, with its heading; an empty one is a line. */
export function EnquiryList({ list: { title, rows, more } }: { list: ListView }) {
  const id = `list-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className={rows.length > 0 ? "mt-6" : "mt-3"}>
      <h2 id={id} className="flex items-baseline gap-3 font-semibold text-xl">
        {title}
        <span className="font-normal font-sans text-ink-soft text-sm">
          {countWords(rows.length, more !== null)}
        </span>
      </h2>
      {rows.length > 0 && (
        <ul className="@container mt-2 divide-y-2 divide-dashed divide-sand-deep rounded-card bg-paper shadow-card">
          {rows.map((row) => (
            <EnquiryRow key={row.id} row={row} />
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

function EnquiryRow({ row }: { row: RowView }) {
  const { id, reference, name, title, pet, start, kind, received, promise, holder } = row;
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-4 py-3 hover:bg-teal-pale @min-[48rem]:grid-cols-[13rem_minmax(0,1fr)_auto] @min-[48rem]:items-center">
      <PromiseStamp promise={promise} />
      <div className="min-w-0">
        <a
          href={href("/desk/:enquiry", { enquiry: id })}
          // The whole row is the link's target.
          className="wrap-anywhere font-semibold text-teal underline decoration-marigold underline-offset-4 after:absolute after:inset-0"
        >
          {name}
        </a>
        <p className="wrap-anywhere leading-snug">
          {title}
          {pet && <span className="block text-ink-soft @min-[48rem]:inline"> ({pet})</span>}
        </p>
        {start && <p className="two-lines wrap-anywhere text-ink-soft text-sm">{start}</p>}
      </div>
      <p className="text-ink-soft text-sm @min-[48rem]:text-right">
        {kind === "quote" ? "Quote" : "Message"} {reference}, {received}
        <strong className="block font-semibold text-ink">
          {holder ?? "Nobody’s"}
          {row.isRefused && <span className="text-danger"> · refused by the form service</span>}
          {row.isReturned && <span className="text-danger"> · mail came back: call</span>}
        </strong>
      </p>
    </li>
  );
}

type ListControlsProps = { show: ListQuery["show"]; search: string };

/** The search, and links to the filters and lists. */
export function ListControls({ show, search }: ListControlsProps) {
  return (
    <>
      {/* The search is in the address, so that going back repeats it. No log has the desk's addresses. */}
      <search>
        <form action={href("/desk")} className="flex flex-wrap items-end gap-3">
          <label className="min-w-0 flex-1 basis-40 font-semibold">
            Name, reference, e-mail or city
            <input
              type="search"
              name="q"
              defaultValue={search}
              className="mt-1 block min-h-11 w-full rounded-lg border-2 border-ink-soft/70 bg-white px-4 font-normal hover:border-teal"
            />
          </label>
          <Button type="submit" look="quiet">
            Find
          </Button>
        </form>
      </search>
      <div className="mt-5">
        <FilterLinks
          label="Lists"
          pathname={href("/desk")}
          choices={Object.entries({ ...filterNames, ...listNames }).map(([name, words]) => {
            const choice = name as ListQuery["show"];
            const isChosen = choice === show && search === "";
            return { name: words, search: writeListQuery({ show: choice }), isChosen };
          })}
        />
      </div>
    </>
  );
}
