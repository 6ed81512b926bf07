import { Notice } from "~/ui/notice";

export function StockNotice() {
  return (
    <Notice tone="bad" title="Not enough in stock">
      <p>
        The store has fewer of an item than your cart asks for. Please lower a quantity or remove
        the item, and try again.
      </p>
    </Notice>
  );
}
