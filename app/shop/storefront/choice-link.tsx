import { type ComponentProps, type MouseEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import type { ProductView } from "#shop/product/product.ts";
import { unknownChoices } from "#shop/product/product-address.ts";

/**
 * The query of a product's page, which is its state (product-address.ts). `showSearch` renders a choice at once, before
 * the router has navigated to it. Unknown choices are removed from the query, as on the server.
 */
export function useOptimisticSearch(product: ProductView) {
  const { key, search } = useLocation();
  const [optimistic, setOptimistic] = useState({ key, search });
  const shown = new URLSearchParams(optimistic.key === key ? optimistic.search : search);
  for (const name of unknownChoices(product, shown)) shown.delete(name);
  return {
    search: shown,
    showSearch: (nextSearch: string) => setOptimistic({ key, search: nextSearch }),
  };
}

type ChoiceLinkProps = Omit<ComponentProps<typeof Link>, "to" | "onClick"> & {
  /** The page's query after this choice. */
  to: string;
  /** Called with the query, unless the link opens in another tab. */
  onChoose: (search: string) => void;
};

/** A link, so that a choice works without JavaScript. */
export function ChoiceLink({ to, onChoose, ...props }: ChoiceLinkProps) {
  const choose = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opensElsewhere) onChoose(to);
  };
  return <Link to={to} replace preventScrollReset onClick={choose} {...props} />;
}
