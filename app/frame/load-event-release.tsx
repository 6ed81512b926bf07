import { useEffect } from "react";

/** Lets the page's load event happen, which start-after-paint.js keeps back until the page reacts. */
export function LoadEventRelease() {
  useEffect(() => {
    document.getElementById("load-event-hold")?.remove();
  }, []);
  return null;
}
