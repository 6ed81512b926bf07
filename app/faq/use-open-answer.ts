import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that the address names; browsers do so themselves only for a page they load anew. */
export function useOpenAnswer(list: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (!hash) return;
    const answer = list.current?.querySelector(`#${CSS.escape(hash.slice(1))}`);
    const item = answer?.closest("details");
    if (item) item.open = true;
  }, [hash, list]);
}
