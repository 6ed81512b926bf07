import { href, Link } from "react-router";
import { ArrowIcon } from "~/ui/icons";
import { LuggageTag, TicketStub } from "~/ui/travel-paper";
import type { ProductSummary } from "./product";
import { ProductPicture } from "./product-picture";
import { Ribbon } from "./ribbon";

type ProductCardProps = {
  product: ProductSummary;
  /** The list's first picture is the largest thing that a phone shows of the page at first. */
  isFirst: boolean;
};

export function ProductCard({ product, isFirst }: ProductCardProps) {
  const titleId = `title-${product.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full flex-col rounded-card bg-paper shadow-card transition-shadow duration-300 focus-within:shadow-lift hover:shadow-lift"
    >
      <div className="overflow-hidden rounded-t-card">
        <ProductPicture
          url={product.image}
          alt=""
          use="card"
          sizes="(min-width: 1280px) 280px, (min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw"
          isLargest={isFirst}
          className="w-full duration-500 ease-calm motion-safe:transition-transform motion-safe:group-hover:scale-104"
        />
      </div>
      {product.ribbonText && (
        <Ribbon className="absolute top-4 left-4 max-w-[80%]">{product.ribbonText}</Ribbon>
      )}
      <div className="wrap-anywhere flex grow flex-col px-5 pb-5">
        <h2 id={titleId} className="mt-5 font-semibold text-xl leading-snug">
          {product.title}
        </h2>
        {product.subtitle && <p className="mt-1.5 text-sm">{product.subtitle}</p>}
        <p className="mt-3 text-ink-soft">{product.descriptionPreview}</p>
        {product.priceFormatted && (
          // The tag hangs on the picture, but is read after the name.
          <p className="-mt-6 -mr-5 relative z-1 order-first self-end">
            <LuggageTag>
              {product.hasDearerVariant && <span className="text-sm">From </span>}
              <span className="font-semibold text-lg">{product.priceFormatted}</span>
            </LuggageTag>
          </p>
        )}
      </div>
      <TicketStub>
        <Link
          to={href("/products/:productId", { productId: product.id })}
          prefetch="intent"
          aria-describedby={titleId}
          className="flex items-center justify-between rounded-b-card px-5 py-4 font-semibold text-teal after:absolute after:inset-0 after:z-2"
        >
          View Details
          <ArrowIcon />
        </Link>
      </TicketStub>
    </article>
  );
}
