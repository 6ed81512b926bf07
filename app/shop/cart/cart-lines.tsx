import { type CartItem, cartSymbol } from "./cart";
import { CartLine } from "./cart-line";
import { cartStore } from "./cart-store";

type CartLinesProps = {
  items: CartItem[];
  /** While the order is on its way. */
  disabled: boolean;
  /** Called when a line has gone, and with it the control that had the focus. */
  onRemoved: () => void;
};

export function CartLines({ items, disabled, onRemoved }: CartLinesProps) {
  const symbol = cartSymbol(items);
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          symbol={symbol}
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
