import { href, Link } from "react-router";
import { TrashIcon } from "~/ui/icons";
import { formatAmount } from "../product/money";
import { isProductId } from "../product/product";
import { ProductPicture } from "../product/product-picture";
import { QuantityStepper } from "../quantity-stepper";
import { type CartItem, lineTotalCents } from "./cart";
import { itemLabel } from "./item-label";

type CartLineProps = {
  item: CartItem;
  symbol: string;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLine({ item, symbol, onQuantity, onRemove }: CartLineProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-4 py-6 sm:grid-cols-[auto_1fr_auto] sm:gap-x-6">
      <ProductPicture
        url={item.image}
        alt=""
        use="thumbnail"
        sizes="96px"
        className="size-20 shrink-0 rounded-lg sm:size-24"
      />
      <div>
        <p className="font-semibold text-lg leading-snug">
          {isProductId(item.productId) ? (
            <Link
              to={`${href("/products/:productId", { productId: item.productId })}?variant=${encodeURIComponent(item.id)}`}
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
        <p className="text-ink-soft">
          {symbol}
          {formatAmount(item.price)}
        </p>
      </div>
      <div className="col-span-2 flex items-center gap-3 sm:col-span-1 sm:gap-5">
        <QuantityStepper
          quantity={item.quantity}
          label={`quantity of ${itemLabel(item)}`}
          min={0}
          onChange={onQuantity}
        />
        <p className="grow text-right font-semibold sm:min-w-28">
          {symbol}
          {formatAmount(lineTotalCents(item))}
        </p>
        <button
          type="button"
          aria-label={`Remove ${itemLabel(item)}`}
          onClick={onRemove}
          className="grid size-11 place-items-center rounded-lg text-ink-soft hover:bg-danger-pale hover:text-danger"
        >
          <TrashIcon />
        </button>
      </div>
    </li>
  );
}
