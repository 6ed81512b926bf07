import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The product page's query, which holds what is chosen on it (product-address.ts). `goAhead` shows a
 * choice at once, while the router takes the address there.
 */
export function useProductSearch() {
  const { key, search } = useLocation();
  const [ahead, setAhead] = useState({ key, search });
  return {
    search: new URLSearchParams(ahead.key === key ? ahead.search : search),
    goAhead: (nextSearch: string) => setAhead({ key, search: nextSearch }),
  };
}
