import { type RefObject, useEffect } from "react";
import { whenIdle } from "~/ui/lifecycle";

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean };
  }
}

/** Plays the film once the page has nothing else to do, unless the visitor saves data or wants calm. */
export function useIdleStart(film: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const wantsCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (wantsCalm || navigator.connection?.saveData) return;
    // A browser that refuses leaves the picture, and the button to try again.
    return whenIdle(() => film.current?.play().catch(() => {}));
  }, [film]);
}
