import { type CartItem, lineTotalCents } from "../cart/cart";
import { formatWithSymbol } from "../product/money";
import { ProductPicture } from "../product/product-picture";

export function OrderLine({ item, symbol }: { item: CartItem; symbol: string }) {
  return (
    <li className="flex items-start gap-4 py-4 first:pt-0 last:pb-0">
      <ProductPicture
        url={item.image}
        alt=""
        use="thumbnail"
        sizes="64px"
        className="size-16 shrink-0 rounded-lg"
      />
      <div className="wrap-anywhere min-w-0 grow sm:flex sm:justify-between sm:gap-4">
        <div>
          <p className="font-semibold leading-snug">{item.name}</p>
          {item.variantName && <p className="mt-0.5 text-sm">{item.variantName}</p>}
          <p className="mt-0.5 text-ink-soft text-sm">Quantity: {item.quantity}</p>
        </div>
        <p className="mt-1 font-semibold sm:mt-0">
          {formatWithSymbol(lineTotalCents(item), symbol)}
        </p>
      </div>
    </li>
  );
}
