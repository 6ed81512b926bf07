import { InsertedHtml } from "#ui/text/prose.tsx";

/** The questions that say whether a pet needs the DGFT permit, which the server renders. */
export const PermitCard = ({ html }: { html: string }) => (
  <section
    aria-labelledby="questions-title"
    className="rounded-card bg-paper px-5 py-4 shadow-card"
  >
    <h2 id="questions-title" className="font-semibold text-xl">
      Do you need it?
    </h2>
    <InsertedHtml html={html} className="*:mt-2" />
  </section>
);
