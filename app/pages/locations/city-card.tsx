import { cities } from "#content/company/cities.ts";
import type { City } from "#content/company/company.ts";
import { PictureCard } from "#ui/picture-card.tsx";
import { CityScript } from "./city-script.tsx";

export function CityCard({ name }: { name: City }) {
  const { airport, serves, text, ...picture } = cities[name];
  return (
    <PictureCard {...picture} aspect="aspect-[8/5]">
      <p className="absolute right-3 bottom-full mb-[calc(62.5%-4.25rem)] grid size-14 rotate-6 place-items-center rounded-full border-2 border-marigold-deep bg-paper font-display font-semibold text-marigold-deep outline-1 outline-marigold-deep/50 outline-dashed -outline-offset-6">
        <span className="sr-only">Airport </span>
        {airport}
      </p>
      <div className="flex flex-wrap items-baseline gap-x-3 text-heading">
        <h2 className="font-semibold">{name}</h2>
        <span className="text-marigold-deep">
          <CityScript of={name} />
        </span>
      </div>
      <p className="mt-2 font-semibold">{serves}</p>
      <p className="mt-2 text-ink-soft">{text}</p>
    </PictureCard>
  );
}
