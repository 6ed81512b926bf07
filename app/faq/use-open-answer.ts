import { type RefObject, useLayoutEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the address names, before the page is scrolled to it. Browsers do so
 * themselves, but not when a script changes pages.
 */
export function useOpenAnswer(list: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();

  useLayoutEffect(() => {
    if (!hash) return;
    const answer = list.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
    const item = answer?.closest("details");
    if (item) item.open = true;
  }, [hash, list]);
}
