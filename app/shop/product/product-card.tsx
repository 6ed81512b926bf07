import { href, Link } from "react-router";
import type { ProductSummary } from "./product";
import { ProductPicture } from "./product-picture";
import { Ribbon } from "./ribbon";

type ProductCardProps = {
  product: ProductSummary;
  pictureUrgency: "largest" | "first-view" | "later";
};

export function ProductCard({ product, pictureUrgency }: ProductCardProps) {
  const titleId = `title-${product.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full flex-col overflow-hidden rounded-2xl bg-paper shadow-card transition-shadow focus-within:shadow-lift hover:shadow-lift"
    >
      <ProductPicture
        url={product.image}
        alt=""
        use="card"
        sizes="(min-width: 1024px) 280px, (min-width: 640px) 45vw, 92vw"
        urgency={pictureUrgency}
        className="w-full"
      />
      {product.ribbonText && (
        <Ribbon className="absolute top-3 left-3">{product.ribbonText}</Ribbon>
      )}
      <div className="wrap-anywhere flex grow flex-col p-5">
        <h2 id={titleId} className="font-semibold text-xl leading-snug">
          {product.title}
        </h2>
        {product.subtitle && <p className="mt-1 text-ink-soft text-sm">{product.subtitle}</p>}
        <p className="mt-3 text-ink-soft">{product.descriptionPreview}</p>
        <div className="mt-auto grid justify-items-start gap-2 pt-5">
          {product.priceFormatted && (
            <p className="text-lg">
              {product.hasDearerVariant && <span className="text-ink-soft text-sm">From </span>}
              <span className="font-semibold">{product.priceFormatted}</span>
            </p>
          )}
          <Link
            to={href("/products/:productId", { productId: product.id })}
            prefetch="intent"
            aria-describedby={titleId}
            className="font-semibold text-teal underline decoration-2 underline-offset-4 after:absolute after:inset-0"
          >
            View Details
          </Link>
        </div>
      </div>
    </article>
  );
}
