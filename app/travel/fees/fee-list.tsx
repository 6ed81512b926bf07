import { asOfDateTime, asOfWords, isOld } from "#travel/rules/dated-facts.ts";
import { isDue } from "#travel/rules/rule-checks.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import type { Fee } from "./fee-schema.ts";

type FeeListProps = {
  fees: Fee[];
  /** The day on which they are read (`YYYY-MM-DD`). */
  today: string;
};

/** Fees with who is paid, their source and the month of its reading. */
export function FeeList({ fees, today }: FeeListProps) {
  return (
    <ul className="grid gap-2">
      {fees.map((fee) => (
        <li key={fee.what}>
          <strong>{fee.amount}</strong>: {fee.what}, to {fee.paidTo}.{" "}
          <FeeSource fee={fee} today={today} />
        </li>
      ))}
    </ul>
  );
}

/** Where a fee was read and when. */
export function FeeSource({ fee, today }: { fee: Fee; today: string }) {
  return (
    <small className="text-ink-soft text-sm">
      {fee.source.url ? (
        <TextLink href={fee.source.url}>{fee.source.title}</TextLink>
      ) : (
        fee.source.title
      )}
      , <FeeReading fee={fee} />
      {isDue(fee, today) && <strong>. Due for checking: ask us first</strong>}
    </small>
  );
}

/** The month in which a fee was read; of an old one the year, set off. */
function FeeReading({ fee }: { fee: Fee }) {
  const time = <time dateTime={asOfDateTime(fee)}>{asOfWords(fee)}</time>;
  return isOld(fee) ? <strong>{time}: may have changed</strong> : time;
}
