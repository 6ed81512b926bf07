import { href, Link } from "react-router";
import crateMeasuring from "#pictures/crate-measuring.svg?w=480;800&as=picture";
import { formatPrice } from "#shop/product/price.ts";
import type { ProductSummary } from "#shop/product/product.ts";
import { productPath } from "#shop/product/product-address.ts";
import { ProductPicture } from "#shop/product/product-picture.tsx";
import { enquiryLabel, onEnquiry, Ribbon } from "#shop/storefront/product-labels.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { ArrowIcon } from "#ui/icons.tsx";
import { LuggageTag, TicketStub } from "#ui/paper/travel-paper.tsx";
import { Picture } from "#ui/picture.tsx";

const column = "@container w-[calc((100%-(var(--columns)-1)*var(--gap))/var(--columns))]";

type ProductGridProps = {
  products: ProductSummary[];
  /** The product that is built to measure, from a drawing; null if the store does not have it. */
  madeToMeasureId: string | null;
};

/** Cards in columns. The block with help fills the rest of the last row, or a row of its own. */
export function ProductGrid({ products, madeToMeasureId }: ProductGridProps) {
  return (
    <div className="flex flex-wrap gap-x-(--gap) gap-y-4 [--columns:1] [--gap:0.75rem] min-[22rem]:[--columns:2] sm:gap-y-7 sm:[--gap:1.25rem] md:[--columns:3] lg:[--columns:4]">
      {products.length > 0 && (
        <ul className="contents">
          {products.map((product, index) => (
            <li key={product.id} className={column}>
              <ProductCard
                product={product}
                isMadeToMeasure={product.id === madeToMeasureId}
                isFirst={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={`${column} grow`}>
        <HelpChoosing />
      </div>
    </div>
  );
}

type ProductCardProps = {
  product: ProductSummary;
  isMadeToMeasure: boolean;
  /** On a phone, the first picture is the largest element of the page's first screen. */
  isFirst: boolean;
};

function ProductCard({ product, isMadeToMeasure, isFirst }: ProductCardProps) {
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
          sizes="(min-width: 1024px) 280px, (min-width: 768px) 30vw, (min-width: 352px) 46vw, 92vw"
          isLargest={isFirst}
          className="w-full duration-500 ease-calm motion-safe:transition-transform motion-safe:group-hover:scale-[1.04]"
        />
      </div>
      {product.ribbonText && (
        <Ribbon className="absolute top-3 left-3 max-w-[80%] @min-[12rem]:top-4 @min-[12rem]:left-4">
          {product.ribbonText}
        </Ribbon>
      )}
      <div className="wrap-anywhere flex grow flex-col px-3 pb-4 @min-[12rem]:px-5 @min-[12rem]:pb-5">
        <h2
          id={titleId}
          className="mt-3.5 font-semibold leading-snug @min-[12rem]:mt-5 @min-[12rem]:text-xl"
        >
          {product.title}
        </h2>
        {product.subtitle && (
          <p className="mt-1.5 hidden text-sm @min-[12rem]:block">{product.subtitle}</p>
        )}
        <p className="mt-2 text-ink-soft text-sm">{product.descriptionPreview}</p>
        <CardTag product={product} isMadeToMeasure={isMadeToMeasure} />
      </div>
      <TicketStub>
        <Link
          to={productPath(product.id)}
          prefetch="intent"
          aria-describedby={titleId}
          className="flex items-center justify-between rounded-b-card px-3 py-3 font-semibold text-teal after:absolute after:inset-0 after:z-2 @min-[12rem]:px-5 @min-[12rem]:py-4"
        >
          View Details
          <ArrowIcon />
        </Link>
      </TicketStub>
    </article>
  );
}

const unavailable = { "sold-out": "Sold out", "on-enquiry": onEnquiry } as const;

/** The price on a tag. A product that cannot be bought has the reason on its tag and the price below. */
function CardTag({ product, isMadeToMeasure }: Omit<ProductCardProps, "isFirst">) {
  const { availability, hasDearerVariant } = product;
  const amount = formatPrice(product);
  const price = amount && (
    <>
      {hasDearerVariant && <span className="text-sm">From </span>}
      <span className="font-semibold @min-[12rem]:text-xl">{amount}</span>
    </>
  );
  const isAvailable = availability === "available";
  return (
    <>
      {!isAvailable && (
        <div className="mt-2 flex flex-wrap items-baseline gap-x-3 empty:hidden">
          {price && <p className="text-ink-soft">{price}</p>}
          {availability === "on-enquiry" && (
            <p className="font-semibold">{enquiryLabel(isMadeToMeasure)}</p>
          )}
        </div>
      )}
      {(!isAvailable || price) && (
        // Placed over the picture, but read after the title.
        <p className="-mx-3 -mt-6 relative z-1 order-first self-end @min-[12rem]:-mr-5">
          {isAvailable ? (
            <LuggageTag>{price}</LuggageTag>
          ) : (
            <LuggageTag isQuiet>
              <strong className="@min-[12rem]:text-xl">{unavailable[availability]}</strong>
            </LuggageTag>
          )}
        </p>
      )}
    </>
  );
}

function HelpChoosing() {
  return (
    <section
      aria-labelledby="help-choosing"
      className="flex h-full flex-col justify-center overflow-hidden rounded-card bg-marigold-pale @min-[40rem]:flex-row"
    >
      <Picture
        picture={crateMeasuring}
        alt=""
        sizes="(min-width: 768px) 600px, 92vw"
        className="hidden h-auto w-full @min-[12rem]:block @min-[40rem]:w-1/2 @min-[40rem]:self-center @min-[40rem]:pl-6"
      />
      <div className="flex flex-col items-start justify-center px-3 py-5 @min-[12rem]:p-6 @min-[40rem]:grow @min-[40rem]:p-8">
        <h2
          id="help-choosing"
          className="font-semibold text-xl leading-snug @min-[12rem]:text-heading"
        >
          Need Help Choosing?
        </h2>
        <p className="mt-2 max-w-xl text-ink-soft text-sm @min-[12rem]:mt-3 @min-[12rem]:text-base @min-[40rem]:text-lead">
          Tell us your pet’s breed, measurements and route. We’ll tell you which size and which
          pieces you need, and which you can do without.
        </p>
        <ButtonLink to={href("/contact")} className="mt-4 max-sm:px-5! @min-[12rem]:mt-6">
          Contact us
        </ButtonLink>
      </div>
    </section>
  );
}
