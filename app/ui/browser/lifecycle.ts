import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False in the server's HTML and until hydration. Disable controls that need JavaScript until it is true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Calls back when the browser brings the page back from its back/forward cache. Returns a function that stops that. */
export function onRestore(callback: () => void): () => void {
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) callback();
  };
  window.addEventListener("pageshow", onPageShow);
  return () => window.removeEventListener("pageshow", onPageShow);
}

/** Calls back once the page has loaded and is idle. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  let cancelRequest = () => {};
  const request = () => {
    cancelRequest = requestIdle(callback);
  };
  if (document.readyState === "complete") request();
  else window.addEventListener("load", request, { once: true });
  return () => {
    window.removeEventListener("load", request);
    cancelRequest();
  };
}

function requestIdle(callback: () => void): () => void {
  // Safari does not have requestIdleCallback yet.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 1_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback);
  return () => cancelIdleCallback(request);
}
