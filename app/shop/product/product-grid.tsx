import type { ProductSummary } from "./product";
import { ProductCard } from "./product-card";

/** A desktop shows a row of four cards at first, a phone one. */
const firstViewCount = 4;

export function ProductGrid({ products }: { products: ProductSummary[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} pictureUrgency={pictureUrgency(index)} />
        </li>
      ))}
    </ul>
  );
}

function pictureUrgency(index: number) {
  if (index === 0) return "largest";
  return index < firstViewCount ? "first-view" : "later";
}
