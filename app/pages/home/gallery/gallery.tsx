import { useState } from "react";
import type { Postcard } from "#content/gallery.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { Button } from "#ui/button.tsx";
import { PauseIcon, PlayIcon } from "#ui/icons.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { GalleryRow } from "./gallery-row.tsx";

/** Postcards of pets in their new homes. They move once the page is hydrated, until the visitor pauses them. */
export function Gallery({ postcards }: { postcards: Postcard[] }) {
  const isHydrated = useIsHydrated();
  const [isPaused, setIsPaused] = useState(false);

  return (
    <section aria-labelledby="gallery-title" className="overflow-x-clip py-section print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-5 px-4 sm:px-6">
        <SectionHeading isLarge id="gallery-title" title="They have settled in">
          In the places they now call theirs.
        </SectionHeading>
        {isHydrated && (
          <Button
            look="quiet"
            onClick={() => setIsPaused(!isPaused)}
            className="min-h-11 px-5 motion-reduce:hidden"
          >
            {isPaused ? <PlayIcon /> : <PauseIcon />}
            <span>{isPaused ? "Play the postcards" : "Pause the postcards"}</span>
          </Button>
        )}
      </div>
      <GalleryRow
        postcards={postcards}
        motion={isHydrated ? (isPaused ? "paused" : "running") : "none"}
      />
    </section>
  );
}
