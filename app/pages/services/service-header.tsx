import { href } from "react-router";
import { PageTrail } from "#frame/page-trail.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { MonthsMark } from "#ui/paper/stamp.tsx";
import { Picture } from "#ui/picture.tsx";
import { PermitCard } from "./permit-card.tsx";
import type { Service } from "./services.server.tsx";

/** The top of a service's page: a band that starts behind the header of the site. */
export function ServiceHeader({ service }: { service: Service }) {
  const { title, headline, start, picture, alt, quote, questionsHtml } = service;
  return (
    <div
      className={`relative bg-paper before:absolute before:inset-x-0 before:top-0 before:bottom-16 before:bg-marigold-pale ${questionsHtml ? "lg:before:bottom-0" : ""}`}
    >
      <div className="relative mx-auto max-w-6xl px-4 pt-[calc(var(--spacing-header)+1rem)] sm:px-6 print:pt-0">
        <PageTrail current={title} />
        <div className="mt-4 grid items-end gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:gap-14">
          <div className={questionsHtml ? "lg:pb-12" : "lg:pb-28"}>
            <h1 className="font-semibold text-title">{title}</h1>
            <p className="mt-4 text-lead">{headline}</p>
            {questionsHtml && (
              <div className="mt-5 max-w-xl">
                <PermitCard html={questionsHtml} />
              </div>
            )}
            <p className="mt-5 flex items-center gap-4">
              <MonthsMark time={start} />
              <span>
                <span className="block text-ink-soft text-sm">When to start</span>
                <span className="font-semibold">{start}</span>
              </span>
            </p>
            <ButtonLink
              to={{ pathname: href("/quote"), search: quote.search }}
              prefetch="intent"
              // The bar at the foot of a phone has the same link.
              className="mt-6 foot-bar:hidden"
            >
              Ask for a quote
            </ButtonLink>
          </div>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 1024px) 600px, 92vw"
            isLargest
            // It stays where it is while the questions unfold.
            className={`aspect-[2/1] w-full rounded-card object-cover shadow-lift lg:aspect-[4/3] print:hidden ${questionsHtml ? "lg:self-start" : ""}`}
          />
        </div>
      </div>
    </div>
  );
}
