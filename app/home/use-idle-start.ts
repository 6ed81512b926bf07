import { type RefObject, useEffect } from "react";

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

/** Returns what calls it off. */
function whenIdle(act: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    callOff = requestWhenIdle(act);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    callOff();
  };
}

function requestWhenIdle(act: () => void): () => void {
  // Safari has no such callback yet.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
