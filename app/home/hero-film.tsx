import { useRef, useState } from "react";
import { hero } from "~/content/home";
import { PauseIcon, PlayIcon } from "~/ui/icons";
import { useIsHydrated } from "~/ui/lifecycle";
import { useIdleStart } from "./use-idle-start";

/** The picture below it in motion: it starts by itself where that costs the visitor nothing. */
export function HeroFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const isHydrated = useIsHydrated();
  const [isPlaying, setIsPlaying] = useState(false);
  useIdleStart(film);

  function toggle() {
    if (isPlaying) film.current?.pause();
    // A film that cannot be had leaves the picture and the button.
    else film.current?.play().catch(() => {});
  }

  return (
    <>
      {/*
        A pixel less on each side, or its first frame would count as the page's largest paint. Hidden until scripts
        run: without them browsers force controls onto it, and before the first paint these would take their time.
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
          className="absolute -inset-px size-[calc(100%+2px)] object-cover"
        >
          {hero.film.map(({ src, type }) => (
            <source key={type} src={src} type={type} />
          ))}
        </video>
      </div>
      {isHydrated && (
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
