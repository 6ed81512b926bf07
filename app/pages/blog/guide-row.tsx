import { Link } from "react-router";
import { Picture } from "#ui/picture.tsx";
import type { ArticleSummary } from "./articles.server.tsx";

/** A guide in a list of many. */
export function GuideRow({ guide }: { guide: ArticleSummary }) {
  const { path, title, small, minutes } = guide;
  return (
    <li className="group relative flex items-center gap-4 border-sand-deep border-b py-3">
      <Picture
        picture={small}
        alt=""
        sizes="96px"
        className="aspect-[4/3] w-24 shrink-0 rounded-lg object-cover cramped:hidden"
      />
      <p className="min-w-0">
        <Link
          to={path}
          prefetch="intent"
          className="font-display font-semibold text-lg leading-snug decoration-2 decoration-marigold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
        <span className="block text-ink-soft text-sm">{minutes} min read</span>
      </p>
    </li>
  );
}
