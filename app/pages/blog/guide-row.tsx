import { Link } from "react-router";
import { Picture } from "#ui/picture.tsx";
import type { ArticleSummary } from "./articles.server.tsx";

/** A guide in a list of many. */
export function GuideRow({ guide }: { guide: ArticleSummary }) {
  const { path, title, small } = guide;
  return (
    <li className="group relative flex items-center gap-4 border-sand-deep border-b py-2.5">
      <Picture
        picture={small}
        alt=""
        sizes="80px"
        className="aspect-[4/3] w-20 shrink-0 rounded-lg object-cover cramped:hidden"
      />
      <p className="min-w-0 text-balance">
        <Link
          to={path}
          prefetch="intent"
          className="font-display font-semibold text-xl leading-snug decoration-2 decoration-marigold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {title}
        </Link>
      </p>
    </li>
  );
}
