import type { Postcard } from "#content/gallery.ts";
import { GalleryItem } from "./gallery-item.tsx";

type GalleryRowProps = { postcards: Postcard[]; motion: "none" | "paused" | "running" };

/** A row of postcards that visitors scroll, or that moves in a loop, made seamless by a copy at either end. */
export function GalleryRow({ postcards, motion }: GalleryRowProps) {
  const isLoop = motion !== "none";
  return (
    <section
      aria-label="Postcards from pets"
      tabIndex={0}
      data-loop={isLoop || undefined}
      className="group relative pl-[max(0px,(100vw-72rem)/2)] mt-3 sm:mt-10 overflow-x-auto py-3 [scrollbar-width:thin] motion-safe:data-loop:overflow-x-hidden"
    >
      <div
        className={`relative flex w-max max-sm:-ml-2 ${isLoop ? "motion-safe:animate-gallery" : ""} ${motion === "paused" ? "[animation-play-state:paused]!" : ""} group-focus-within:[animation-play-state:paused]! group-focus:[animation-play-state:paused]! group-hover:[animation-play-state:paused]!`}
      >
        <ul className={list}>
          {postcards.map((item) => (
            <GalleryItem key={item.id} item={item} />
          ))}
        </ul>
        {isLoop &&
          copies.map((place) => (
            <ul
              key={place}
              aria-hidden="true"
              inert
              className={`${list} ${place} motion-reduce:hidden`}
            >
              {postcards.map((item) => (
                <GalleryItem key={item.id} item={item} />
              ))}
            </ul>
          ))}
      </div>
    </section>
  );
}

const list = "flex gap-6 pl-6";

/** The first begins where the page’s column does, so that a copy fills the window to its left. */
const copies = ["absolute right-full", ""];
