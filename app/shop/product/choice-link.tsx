import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";

type ChoiceLinkProps = Omit<ComponentProps<typeof Link>, "to" | "onClick"> & {
  /** The product page's query with this choice made. */
  to: string;
  /** Called with the query when the choice is made here, and not in another tab. */
  onChoose: (search: string) => void;
};

/** Makes a choice on the product's page by way of its address (product-address.ts). */
export function ChoiceLink({ to, onChoose, ...props }: ChoiceLinkProps) {
  const choose = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opensElsewhere) onChoose(to);
  };
  return <Link to={to} replace preventScrollReset onClick={choose} {...props} />;
}
