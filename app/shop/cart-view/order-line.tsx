import type { ReactNode } from "react";
import { type CartItem, lineTotalCents } from "#shop/cart/cart.ts";
import { formatMoney } from "#shop/product/money.ts";
import type { CurrencyInfo } from "#shop/product/product.ts";
import { Thumbnail } from "#shop/product/product-picture.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

type OrderLineProps = {
  item: CartItem;
  currency: CurrencyInfo;
  /** Where the name leads, if it does. */
  path?: string;
  /** A note below the quantity. */
  children?: ReactNode;
};

/** A line that is not to be changed: picture, name, variant, quantity and total. */
export function OrderLine({ item, currency, path, children }: OrderLineProps) {
  return (
    <li className="flex items-start gap-4 py-4 first:pt-0 last:pb-0">
      <Thumbnail url={item.image} />
      <div className="wrap-anywhere min-w-0 grow sm:flex sm:justify-between sm:gap-4">
        <div>
          <p className="font-semibold leading-snug">
            {path ? <PageLink to={path}>{item.name}</PageLink> : item.name}
          </p>
          {item.variantName && <p className="mt-0.5 text-sm">{item.variantName}</p>}
          <p className="mt-0.5 text-ink-soft text-sm">{`Quantity: ${item.quantity}`}</p>
          {children}
        </div>
        <p className="mt-1 font-semibold sm:mt-0 sm:max-w-1/2 sm:shrink-0">
          {formatMoney(lineTotalCents(item), currency)}
        </p>
      </div>
    </li>
  );
}
