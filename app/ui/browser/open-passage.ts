import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";

type Container = RefObject<HTMLElement | null>;

/**
 * Opens the folded passage that the URL's hash names, before the page scrolls to it. Browsers only do this when they
 * load the document, not when JavaScript navigates to it.
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

/** Names the passage that a reader unfolds in the URL's hash, so that it can be shared. */
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
      // What closes above it may move it out of the window.
      requestAnimationFrame(() => summary.scrollIntoView({ block: "nearest" }));
    }
    element?.addEventListener("click", nameInAddress);
    return () => element?.removeEventListener("click", nameInAddress);
  }, [container]);
}
