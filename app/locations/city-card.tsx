import { cities } from "~/content/company/cities";
import type { City } from "~/content/company/company";
import { Picture } from "~/ui/picture";

export function CityCard({ name }: { name: City }) {
  const { airport, serves, text, picture, alt } = cities[name];
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-card">
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 1024px) 360px, (min-width: 640px) 46vw, 92vw"
        className="aspect-[8/5] w-full object-cover"
      />
      <div className="relative p-6">
        <p className="-top-7 absolute right-5 grid size-14 rotate-6 place-items-center rounded-full border-2 border-marigold-deep bg-paper font-display font-semibold text-marigold-deep outline-1 outline-marigold-deep/50 outline-dashed -outline-offset-6">
          <span className="sr-only">Airport </span>
          {airport}
        </p>
        <h2 className="font-semibold text-heading">{name}</h2>
        <p className="mt-2 font-semibold">{serves}</p>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </article>
  );
}
