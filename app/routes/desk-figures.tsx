import { href } from "react-router";
import { dayInIndia } from "#edge/http/india-clock.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { describeFigures, listMonths } from "#office/desk/figures/figures-view.server.ts";
import { monthWords } from "#ui/text/date-words.ts";
import { PageLink, TextLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/desk-figures";

export const meta: Route.MetaFunction = () => [{ title: "Figures | The desk" }];

export const handle: RouteHandle = {
  searchParams: { month: /^20\d\d-(0[1-9]|1[0-2])$/ },
};

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { figures } = requireDesk(context).desk;
  const thisMonth = dayInIndia(Date.now()).slice(0, 7);
  const month = searchParams.get("month") ?? thisMonth;
  const first = (await figures.findFirstMonth()) ?? thisMonth;
  return {
    month,
    words: monthWords(month),
    months: listMonths(first, thisMonth),
    ...describeFigures(await figures.read(month, month)),
  };
}

export default function DeskFigures({ loaderData }: Route.ComponentProps) {
  const { month, words, months, totals, tables } = loaderData;
  return (
    <>
      <h1 className="font-semibold text-heading">Figures of {words}</h1>
      <p className="mt-2 max-w-2xl">
        By the day on which an enquiry came, in India. They stay when enquiries are erased, and have
        nothing about a person. Spam, what was joined to another enquiry, and a flood that nobody
        took as genuine are not counted.
      </p>
      <nav aria-label="Months" className="mt-3 flex flex-wrap gap-x-5">
        {months.map(({ month: name, words: label }) => (
          <PageLink
            key={name}
            to={`${href("/desk/figures")}?month=${name}`}
            aria-current={name === month ? "page" : undefined}
            className="py-2 aria-current:font-semibold aria-current:no-underline"
          >
            {label}
          </PageLink>
        ))}
      </nav>
      <div className="mt-4 gap-6 *:mb-6 *:break-inside-avoid sm:columns-2">
        <Counts title="In all" rows={totals} />
        {tables.map((table) => (
          <Counts key={table.title} {...table} />
        ))}
      </div>
      <p>
        <TextLink href={href("/desk/figures.csv")} className="inline-block py-2">
          All months as CSV
        </TextLink>
        <br />
        <TextLink href={href("/desk/export")} className="inline-block py-2">
          Export the enquiries themselves
        </TextLink>
      </p>
    </>
  );
}

type CountsProps = { title: string; rows: { label: string; count: number }[] };

function Counts({ title, rows }: CountsProps) {
  return (
    <section className="rounded-card bg-paper p-5 shadow-card">
      <h2 className="font-semibold text-xl">{title}</h2>
      {rows.length === 0 && <p className="mt-2">None.</p>}
      <dl className="mt-2 divide-y divide-sand-deep">
        {rows.map(({ label, count }) => (
          <div key={label} className="flex justify-between gap-4 py-1.5">
            <dt>{label}</dt>
            <dd className="font-semibold equal-digits">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
