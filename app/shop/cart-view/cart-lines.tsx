import { Link } from "react-router";
import { type CartItem, cartCurrency, itemLabel, lineTotalCents } from "#shop/cart/cart.ts";
import { cartStore } from "#shop/cart/cart-store.ts";
import type { CurrentLine } from "#shop/cart/offer.ts";
import { QuantityStepper } from "#shop/cart/quantity-stepper.tsx";
import { formatMoney } from "#shop/product/money.ts";
import type { CurrencyInfo } from "#shop/product/product.ts";
import { isProductId, variantPath } from "#shop/product/product-address.ts";
import { ProductPicture } from "#shop/product/product-picture.tsx";
import { icon } from "#ui/icons.tsx";
import { TicketStub } from "#ui/paper/travel-paper.tsx";
import { LineNotice } from "./line-notice.tsx";

const TrashIcon = icon("M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5");

type CartLinesProps = {
  lines: CurrentLine[];
  disabled: boolean;
  /** Called after a line was removed, together with the control that had the focus. */
  onRemoved: () => void;
};

export function CartLines({ lines, disabled, onRemoved }: CartLinesProps) {
  const currency = cartCurrency(lines.map(({ item }) => item));
  return (
    <ul className="grid gap-4">
      {lines.map(({ item, notice }) => (
        <CartLine
          key={item.id}
          item={item}
          notice={notice}
          currency={currency}
          disabled={disabled}
          onQuantity={(quantity) => {
            cartStore.setQuantity(item.id, quantity);
            if (quantity < 1) onRemoved();
          }}
          onRemove={() => {
            cartStore.remove(item.id);
            onRemoved();
          }}
        />
      ))}
    </ul>
  );
}

type CartLineProps = {
  item: CartItem;
  notice: string | null;
  currency: CurrencyInfo;
  disabled: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** A line in the style of a baggage receipt. */
function CartLine({ item, notice, currency, disabled, onQuantity, onRemove }: CartLineProps) {
  return (
    <li className="grid rounded-card bg-paper shadow-card sm:grid-cols-[1fr_14.5rem]">
      <div className="flex min-w-0 items-start gap-4 p-4 sm:gap-5 sm:p-5">
        <ProductPicture
          url={item.image}
          alt=""
          use="thumbnail"
          sizes="96px"
          className="size-20 shrink-0 rounded-lg sm:size-24"
        />
        <div className="wrap-anywhere min-w-0">
          <p className="font-display font-semibold text-xl leading-snug">
            <ProductName item={item} />
          </p>
          {item.variantName && <p className="mt-1 text-sm">{item.variantName}</p>}
          {item.quantity > 1 && (
            <p className="mt-1 text-ink-soft">{formatMoney(item.price, currency)} each</p>
          )}
          <LineNotice item={item} notice={notice} />
        </div>
      </div>
      <TicketStub
        tear="beside"
        className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 px-3 py-3 sm:px-5 sm:py-5"
      >
        <p className="font-semibold text-xl max-sm:order-1 max-sm:ml-auto sm:w-full">
          {formatMoney(lineTotalCents(item), currency)}
        </p>
        <QuantityStepper
          quantity={item.quantity}
          label={`quantity of ${itemLabel(item)}`}
          min={0}
          disabled={disabled}
          onChange={onQuantity}
        />
        <button
          type="button"
          aria-label={`Remove ${itemLabel(item)}`}
          onClick={onRemove}
          disabled={disabled}
          className="grid size-11 place-items-center rounded-full text-ink-soft not-disabled:hover:bg-danger-pale not-disabled:hover:text-danger disabled:cursor-not-allowed max-sm:order-2"
        >
          <TrashIcon />
        </button>
      </TicketStub>
    </li>
  );
}

/** The stored id can be any text; only a product id can be part of a link. */
function ProductName({ item }: { item: CartItem }) {
  if (!isProductId(item.productId)) return item.name;
  return (
    <Link
      to={variantPath(item.productId, item.id)}
      prefetch="intent"
      className="decoration-2 decoration-marigold underline-offset-4 hover:underline"
    >
      {item.name}
    </Link>
  );
}
