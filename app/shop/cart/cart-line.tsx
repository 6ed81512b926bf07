import { Link } from "react-router";
import { TrashIcon } from "~/ui/icons";
import { formatWithSymbol } from "../product/money";
import { isProductId } from "../product/product";
import { variantPath } from "../product/product-address";
import { ProductPicture } from "../product/product-picture";
import { QuantityStepper } from "../quantity-stepper";
import { type CartItem, lineTotalCents } from "./cart";
import { itemLabel } from "./item-label";

type CartLineProps = {
  item: CartItem;
  symbol: string;
  disabled: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLine({ item, symbol, disabled, onQuantity, onRemove }: CartLineProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-4 py-6 sm:grid-cols-[auto_1fr_auto] sm:gap-x-6">
      <ProductPicture
        url={item.image}
        alt=""
        use="thumbnail"
        sizes="96px"
        className="size-20 shrink-0 rounded-lg sm:size-24"
      />
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold text-lg leading-snug">
          {isProductId(item.productId) ? (
            <Link
              to={variantPath(item.productId, item.id)}
              prefetch="intent"
              className="hover:underline"
            >
              {item.name}
            </Link>
          ) : (
            item.name
          )}
        </p>
        {item.variantName && <p className="text-ink-soft">{item.variantName}</p>}
        <p className="text-ink-soft">{formatWithSymbol(item.price, symbol)}</p>
      </div>
      <div className="col-span-2 flex items-center gap-3 sm:col-span-1 sm:gap-5">
        <QuantityStepper
          quantity={item.quantity}
          label={`quantity of ${itemLabel(item)}`}
          min={0}
          disabled={disabled}
          onChange={onQuantity}
        />
        <p className="grow text-right font-semibold sm:min-w-28">
          {formatWithSymbol(lineTotalCents(item), symbol)}
        </p>
        <button
          type="button"
          aria-label={`Remove ${itemLabel(item)}`}
          onClick={onRemove}
          disabled={disabled}
          className="grid size-11 place-items-center rounded-lg text-ink-soft not-disabled:hover:bg-danger-pale not-disabled:hover:text-danger disabled:cursor-not-allowed"
        >
          <TrashIcon />
        </button>
      </div>
    </li>
  );
}
