import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { FaqEntry } from "~/content/faq";
import { Accordion, AccordionItem } from "~/ui/lists";
import { PageLink } from "~/ui/text-link";

/** The questions with their answers, of which at most one is open. Each answer has its own URL. */
export function FaqList({ entries }: { entries: FaqEntry[] }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenAnswer(list);
  return (
    <div ref={list}>
      <Accordion>
        {entries.map(({ id, question, answer, readMore }) => (
          <AccordionItem key={id} name="faq" title={question} headingLevel="h2">
            {/* Inside the item, because browsers open the item that contains the target of a link. */}
            <div id={id}>
              <p>{answer}</p>
              <p className="mt-3 flex flex-wrap gap-x-6">
                {readMore.map(({ label, path }) => (
                  <PageLink key={path} to={path} className="py-1.5">
                    {label}
                  </PageLink>
                ))}
                {/* Not a Link: only the browser also moves the focus to the answer. */}
                <a href={`#${id}`} className="py-1.5 text-ink-soft underline underline-offset-4">
                  Link to this answer
                </a>
              </p>
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  );
}

/**
 * Opens the answer that the URL's hash names, before the page scrolls to it. Browsers only do this when
 * they load the document, not when JavaScript navigates to it.
 */
function useOpenAnswer(list: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();

  useLayoutEffect(() => {
    if (!hash) return;
    const answer = list.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
    const item = answer?.closest("details");
    if (item) item.open = true;
  }, [hash, list]);
}
