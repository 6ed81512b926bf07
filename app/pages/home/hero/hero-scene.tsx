import type { Hero } from "#content/home.ts";
import { Picture } from "#ui/picture.tsx";
import { HeroFilm, heroCrop } from "./hero-film.tsx";

/** The hero picture, which extends from the page's column to the window's edge, and its film. */
export function HeroScene({ hero }: { hero: Hero }) {
  return (
    <div className="-mx-4 sm:-mx-6 relative aspect-[360/132] overflow-hidden bg-sand sm:aspect-[768/380] lg:aspect-[768/300] xl:aspect-[8/5] xl:col-start-2 xl:shadow-lift xl:mr-[max(-26rem,(100vw-72rem)/-2-1.5rem)] xl:ml-0 xl:rounded-l-card">
      <Picture
        picture={hero.picture}
        alt={hero.alt}
        sizes="(min-width: 80rem) 60vw, 100vw"
        isLargest
        className={`size-full object-cover ${heroCrop}`}
      />
      <HeroFilm sources={hero.film} />
    </div>
  );
}
