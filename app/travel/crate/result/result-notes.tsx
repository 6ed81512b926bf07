import { href } from "react-router";
import type { CrateMeasures } from "#travel/crate/measures/crate-measures.ts";
import type { CrateOffer } from "#travel/crate/offers/crate-offers.server.ts";
import { ArrowLink } from "#ui/text/text-link.tsx";
import { listNotes } from "./crate-notes.ts";
import type { CrateTexts } from "./crate-texts.server.ts";

type ResultNotesProps = {
  measures: CrateMeasures;
  crates: CrateOffer[];
  texts: CrateTexts;
  /** The measures as a query. */
  search: string;
};

/** Notes on every crate, and links to the next uses of the measures. */
export function ResultNotes({ measures, crates, texts, search }: ResultNotesProps) {
  return (
    <section
      aria-labelledby="notes-title"
      className="max-lg:mt-5 lg:col-start-1 lg:row-start-3 print:hidden"
    >
      <h2 id="notes-title" className="font-semibold text-xl">
        For every crate
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 leading-snug marker:text-marigold-deep">
        {listNotes(measures, crates, texts).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-x-6 lg:mt-6 lg:grid">
        <ArrowLink to={`${href("/plan")}?${search}`}>When can we fly?</ArrowLink>
        <ArrowLink to={`${href("/quote")}?${search}`}>Ask for a quote</ArrowLink>
        <ArrowLink to={`${href("/contact")}?${search}`}>Ask us about these measures</ArrowLink>
      </div>
    </section>
  );
}
