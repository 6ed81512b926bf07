import { type CartItem, cartSymbol } from "./cart";
import { CartLine } from "./cart-line";
import { cartStore } from "./cart-store";

export function CartLines({ items }: { items: CartItem[] }) {
  const symbol = cartSymbol(items);
  return (
    <ul className="divide-y divide-sand-deep border-sand-deep border-y">
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          symbol={symbol}
          onQuantity={(quantity) => cartStore.setQuantity(item.id, quantity)}
          onRemove={() => cartStore.remove(item.id)}
        />
      ))}
    </ul>
  );
}
