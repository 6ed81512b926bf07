import { Fragment, useRef } from "react";
import type { FaqEntry } from "#content/faq.ts";
import { useOpenPassage } from "#ui/browser/open-passage.ts";
import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

/** The questions with their answers, of which at most one is open, at first the first. Each answer has its own URL. */
export function FaqList({ entries }: { entries: FaqEntry[] }) {
  const list = useRef<HTMLDivElement>(null);
  useOpenPassage(list);
  return (
    <div ref={list}>
      {entries.map(({ id, question, answer, readMore }, index) => (
        <Fold key={id} name="faq" title={question} isOpenAtFirst={index === 0}>
          {/* Inside the item, because browsers open the item that contains the target of a link. */}
          <div id={id}>
            <div className="grid gap-3">
              {answer.map((paragraph) => (
                <Fragment key={paragraph}>
                  <p className="first:font-semibold first:text-lead">{paragraph}</p>{" "}
                </Fragment>
              ))}
            </div>
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
        </Fold>
      ))}
    </div>
  );
}
