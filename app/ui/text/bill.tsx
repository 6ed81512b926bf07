import type { ReactNode } from "react";

export type BillLine = {
  what: string;
  paidTo?: string;
  /** Left out while nobody knows it. */
  amount?: string;
  /** In no total, such as a range. */
  isOpen?: boolean;
  /** Of which one is paid, each with its own amount. */
  cases?: { what: string; amount: number | undefined }[];
  /** What the amount is for or when it comes back, in a few words. */
  remark?: string;
  /** Where the amount was read, as a chip. */
  source?: ReactNode;
};

type BillProps = {
  lines: BillLine[];
  /** In place of an amount that nobody knows: who is asked, or by when it comes. */
  unknown?: string;
  /** The heading of all amounts that nobody knows, in place of `unknown` in each line. */
  unknownTitle?: string;
  /** Sums of the amounts that are known, with what they count. */
  totals?: { what: string; note?: string; amount: string }[];
};

/** Who is paid what, the amounts at the right: those that are known with their sums, then what is in no sum. */
export function Bill({ lines, unknown, unknownTitle, totals = [] }: BillProps) {
  const known = lines.filter((line) => line.amount !== undefined && !line.isOpen);
  const open = lines.filter((line) => line.amount !== undefined && line.isOpen);
  const missing = lines.filter((line) => line.amount === undefined);
  const unnamed = unknownTitle ? [] : missing;
  const endsWithTotals = totals.length > 0 && open.length + missing.length === 0;
  return (
    <dl
      className={`border-sand-deep leading-snug ${endsWithTotals ? "" : "border-b"} sm:grid sm:grid-cols-[minmax(0,9fr)_minmax(0,11fr)_fit-content(28%)] sm:gap-x-4`}
    >
      {known.map((line, index) => (
        <KnownLine key={index} {...line} />
      ))}
      {totals.map((total, index) => (
        <KnownLine
          key={index}
          {...total}
          className="-mx-3 my-1 rounded-lg border-transparent [&+*]:border-transparent bg-marigold-pale px-3 text-xl print:border-ink"
        />
      ))}
      {totals.length > 0 && unnamed.length > 0 && (
        <div className={`${row} pt-4 sm:pt-5`}>
          <dt className="font-display font-semibold text-xl">Not in it</dt>
          <dd className="text-ink-soft text-sm max-sm:text-right sm:col-span-2">
            {open.length > 0 && "open, or "}not published
          </dd>
        </div>
      )}
      {open.map((line, index) => (
        <KnownLine key={index} {...line} isOutside={totals.length > 0 && unnamed.length === 0} />
      ))}
      {unknownTitle && missing.length > 0 && (
        <div className={`${row} pt-4 sm:pt-5`}>
          <dt className="col-span-full font-display font-semibold text-xl">{unknownTitle}</dt>
          <dd className="col-span-full text-ink-soft text-sm">Nobody publishes them: we ask.</dd>
        </div>
      )}
      {missing.map(({ what, paidTo }, index) => (
        <div key={index} className={row}>
          <dt
            className={`wrap-anywhere text-balance font-semibold ${unknownTitle ? "sm:col-span-2" : "col-span-full sm:col-span-1"}`}
          >
            {what}
          </dt>
          {unknownTitle ? (
            <dd className="text-right text-ink-soft text-sm">
              <Payee name={paidTo} />
            </dd>
          ) : (
            // Dots lead to what stands in place of the amount.
            <dd className="col-span-full flex items-baseline gap-1 sm:col-span-2">
              <span className="text-ink-soft text-sm">
                <Payee name={paidTo} />
              </span>
              <span className="grow border-ink-soft border-b-2 border-dotted" />
              <strong className="font-semibold">{unknown}</strong>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type KnownLineProps = BillLine & {
  /** What a sum counts. */
  note?: string;
  /** In no total, which only this line says. */
  isOutside?: boolean;
  className?: string;
};

function KnownLine(props: KnownLineProps) {
  const { what, paidTo, amount = "", cases = [], remark, source, note } = props;
  const { isOutside, className = "" } = props;
  const hasMore = paidTo !== undefined || source !== undefined || note !== undefined;
  return (
    <div className={`${row} ${className}`}>
      <dt className={`wrap-anywhere text-balance font-semibold ${hasMore ? "" : "sm:col-span-2"}`}>
        {what}
      </dt>
      <dd className={figure}>
        <Figure amount={amount} />
      </dd>
      {hasMore && (
        <dd className="col-span-full text-sm sm:col-span-1 sm:col-start-2 sm:row-start-1">
          {paidTo && (
            <span className="mr-2 text-ink-soft">
              <Payee name={paidTo} />
            </span>
          )}
          {isOutside && "Not in the total."}
          {cases.map((one) => (
            <span key={one.what} className="flex max-w-xs justify-between gap-4">
              {one.what} <span className="equal-digits font-semibold">{one.amount}</span>
            </span>
          ))}
          {remark && <span className="block"> {remark}.</span>} {source}
          {note && <span className="block first-letter:uppercase">{note}</span>}
        </dd>
      )}
    </div>
  );
}

/** The columns say to whom a line is paid; a reader that speaks them does not. */
const Payee = ({ name }: { name: string | undefined }) => (
  <>
    <span className="sr-only">to: </span>
    {name}
  </>
);

/** A line for each currency of a sum. */
const Figure = ({ amount }: { amount: string }) =>
  amount.split(/(?<=[a-z]) (?=\+)/).map((part, index, { length }) => (
    <span
      key={part}
      className={`block ${length > 1 ? "whitespace-nowrap cramped:whitespace-normal" : ""}`}
    >
      {index > 0 && " "}
      {part}
    </span>
  ));

/** Two columns on a phone, where the payee stands below; else the three of the whole bill. */
const row =
  "grid break-inside-avoid grid-cols-[minmax(0,1fr)_fit-content(56%)] items-baseline gap-x-2 border-sand-deep border-t py-1.5 sm:col-span-full sm:py-2 sm:grid-cols-subgrid";

const figure = "text-right font-semibold equal-digits sm:col-start-3";
