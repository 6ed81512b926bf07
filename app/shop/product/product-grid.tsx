import type { ProductSummary } from "./product";
import { ProductCard } from "./product-card";

/** How many cards a phone and a desktop show at first: their pictures are not put off. */
const firstViewCount = 4;

export function ProductGrid({ products }: { products: ProductSummary[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} isFirstView={index < firstViewCount} />
        </li>
      ))}
    </ul>
  );
}
