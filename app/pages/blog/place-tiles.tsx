import { Link } from "react-router";
import { Picture } from "#ui/picture.tsx";
import type { Place } from "./places.server.ts";

export function PlaceTiles({ places }: { places: Place[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-2 gap-y-3 sm:grid-cols-5 sm:gap-4 md:grid-cols-6">
      {places.map(({ name, label, path, wait, picture }) => (
        <li key={name} className="group relative">
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 64rem) 170px, 110px"
            className="aspect-[3/2] w-full rounded-lg object-cover cramped:hidden"
          />
          <p className="mt-1.5 leading-snug">
            <Link
              to={path}
              prefetch="intent"
              className="wrap-anywhere font-display font-semibold decoration-2 decoration-marigold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {label}
            </Link>
            {wait && <span className="block text-ink-soft text-sm">{wait}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
