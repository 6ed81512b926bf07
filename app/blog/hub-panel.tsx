import { Link } from "react-router";
import { ArrowIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { Eyebrow } from "~/ui/section-heading";
import type { ArticleSummary } from "./articles.server";

/** The way to the page that compares all destinations. */
export function HubPanel({ hub }: { hub: ArticleSummary }) {
  return (
    <article className="group relative mb-10 grid overflow-hidden rounded-card bg-teal-deep text-white shadow-card md:grid-cols-[6fr_5fr]">
      <div className="flex flex-col justify-center p-6 sm:p-10">
        <Eyebrow isOnDark>Start here</Eyebrow>
        <h2 className="font-semibold text-heading">
          <Link to={hub.path} prefetch="intent" className="after:absolute after:inset-0">
            {hub.title}
          </Link>
        </h2>
        <p className="mt-3 text-sand">{hub.description}</p>
        <p className="mt-5 flex items-center gap-2 font-semibold text-marigold-bright group-hover:underline">
          Compare the destinations <ArrowIcon />
        </p>
      </div>
      <Picture
        picture={hub.picture}
        alt={hub.alt}
        sizes="(min-width: 1152px) 500px, (min-width: 768px) 46vw, 92vw"
        isLargest
        className="aspect-[16/10] size-full object-cover max-md:order-first"
      />
    </article>
  );
}
