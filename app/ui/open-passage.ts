import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";

type Container = RefObject<HTMLElement | null>;

/**
 * Opens the folded passage that the URL's hash names, before the page scrolls to it. Browsers do this when they load a
 * document, but not after a client-side navigation.
 */
export function useOpenPassage(container: Container): void {
  const { hash } = useLocation();

  useLayoutEffect(() => {
    if (!hash) return;
    const passage = container.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
    const fold = passage?.closest("details");
    if (fold) fold.open = true;
  }, [hash, container]);
}

/** Puts the id of the passage that a reader unfolds into the URL's hash, so that the URL can be shared. */
export function useAddressOfPassage(container: Container): void {
  useEffect(() => {
    const element = container.current;
    function nameInAddress({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      const summary = target.closest("details:not([open]) > summary");
      const passage = summary?.parentElement?.querySelector("[id]");
      if (!summary || !passage) return;
      // The router would scroll to it.
      history.replaceState(history.state, "", `#${passage.id}`);
      // Another passage that closes above it may move it out of the window.
      requestAnimationFrame(() => summary.scrollIntoView({ block: "nearest" }));
    }
    element?.addEventListener("click", nameInAddress);
    return () => element?.removeEventListener("click", nameInAddress);
  }, [container]);
}
