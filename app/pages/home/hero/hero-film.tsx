import { type RefObject, useEffect, useRef, useState } from "react";
import type { Hero } from "#content/home.ts";
import { useIsHydrated, whenIdle } from "#ui/browser/lifecycle.ts";
import { PauseIcon, PlayIcon } from "#ui/icons.tsx";

declare global {
  interface Navigator {
    /** Not supported by every browser. */
    connection?: { saveData?: boolean };
  }
}

/** What of the picture and its film stays where there is no room for the plane. */
export const heroCrop = "max-sm:object-[50%_62%] lg:max-xl:object-[50%_62%]";

/** The film over the hero picture. It starts by itself unless the visitor saves data or prefers reduced motion. */
export function HeroFilm({ sources }: { sources: Hero["film"] }) {
  const film = useRef<HTMLVideoElement>(null);
  const isHydrated = useIsHydrated();
  const [isPlaying, setIsPlaying] = useState(false);
  const [canPlay, setCanPlay] = useState(true);
  useIdleStart(film, setCanPlay);

  function toggle() {
    if (isPlaying) film.current?.pause();
    // A pause before the first frame aborts it. Otherwise only the picture remains.
    else film.current?.play().catch(({ name }) => setCanPlay(name === "AbortError"));
  }

  return (
    <>
      {/*
        A pixel smaller on each side, because its first frame would count as the largest contentful paint. Hidden until
        hydration: without JavaScript browsers add controls, whose style sheet would delay the first paint.
      */}
      <div hidden={!isHydrated} className="absolute inset-px overflow-hidden">
        <video
          ref={film}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          className={`absolute -inset-px size-[calc(100%+2px)] object-cover ${heroCrop}`}
        >
          {sources.map((source) => (
            <source
              key={source.type}
              {...source}
              // After the last one, play() waits for a further source instead of failing.
              onError={source === sources.at(-1) ? () => setCanPlay(false) : undefined}
            />
          ))}
        </video>
      </div>
      {isHydrated && canPlay && (
        <button
          type="button"
          onClick={toggle}
          aria-label={isPlaying ? "Pause the film" : "Play the film"}
          className="absolute bottom-4 left-4 grid size-11 place-items-center rounded-full bg-paper/90 text-ink shadow-card hover:bg-paper"
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </>
  );
}

/** Plays the film once the page is idle. */
function useIdleStart(
  film: RefObject<HTMLVideoElement | null>,
  setCanPlay: (canPlay: boolean) => void,
): void {
  useEffect(() => {
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (prefersReducedMotion || navigator.connection?.saveData) return;
    // A browser that blocks autoplay leaves the picture and the button.
    return whenIdle(() =>
      film.current
        ?.play()
        .catch(({ name }) => setCanPlay(["AbortError", "NotAllowedError"].includes(name))),
    );
  }, [film, setCanPlay]);
}
