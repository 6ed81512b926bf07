import { useRef } from "react";
import { Link } from "react-router";
import type { FaqEntry } from "~/content/faq";
import { Accordion, AccordionItem } from "~/ui/lists";
import { PageLink } from "~/ui/text-link";
import { useOpenAnswer } from "./use-open-answer";

/** At most one answer is open; each has an address of its own. */
export function FaqList({ entries }: { entries: FaqEntry[] }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenAnswer(list);
  return (
    <div ref={list}>
      <Accordion>
        {entries.map(({ id, question, answer, readMore }) => (
          <AccordionItem key={id} name="faq" title={question} headingLevel="h2">
            {/* Within the item, so that a browser that is led here opens it. */}
            <div id={id}>
              <p>{answer}</p>
              <p className="mt-3 flex flex-wrap gap-x-6">
                <PageLink to={readMore.path} className="py-1.5">
                  {readMore.label}
                </PageLink>
                <Link
                  to={{ hash: id }}
                  className="py-1.5 text-ink-soft underline underline-offset-4"
                >
                  Link to this answer
                </Link>
              </p>
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}
