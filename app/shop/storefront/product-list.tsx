import { href, Link } from "react-router";
import loadingACrate from "~/pictures/service-export.svg?w=480;800&as=picture";
import { ButtonLink } from "~/ui/button";
import { ArrowIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import { Eyebrow } from "~/ui/section-heading";
import { LuggageTag, TicketStub } from "~/ui/travel-paper";
import type { ProductSummary } from "../product/product";
import { ProductPicture } from "../product/product-picture";
import { Ribbon } from "./product-labels";

const facts = [
  { label: "Passengers", text: "Dogs and cats" },
  { label: "Shipping", text: "Free" },
  { label: "Crates", text: "Built to IATA Container Requirement 1" },
];

/** The shop's heading in the style of a ticket; its stub is a picture, on wide screens only. */
export function ShopTicket() {
  return (
    <div className="lg:ticket mb-12 grid overflow-hidden rounded-card bg-teal-deep text-white lg:mb-14 lg:grid-cols-[1fr_26rem] lg:[--tear:26rem]">
      <div className="px-5 py-7 sm:px-10 sm:py-12">
        <Eyebrow isOnDark>The travel shop</Eyebrow>
        <h1 className="font-semibold text-title">Pet travel products</h1>
        <p className="mt-4 max-w-md text-lead text-sand">
          What a dog or cat travels in, drinks from and is known by on the way.
        </p>
        <dl className="mt-7 grid grid-cols-2 gap-x-10 gap-y-3 border-white/25 border-t-2 border-dashed pt-5 sm:flex sm:flex-wrap">
          {facts.map(({ label, text }) => (
            <div key={label} className="last:col-span-2">
              <dt className="text-sand text-sm">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative border-teal-deep border-l-2 border-dashed max-lg:hidden">
        <Picture
          picture={loadingACrate}
          alt="A cat in its crate, being strapped down beside the aeroplane"
          sizes="(min-width: 1024px) 600px, 1px"
          className="absolute inset-0 size-full object-cover object-left"
        />
      </div>
    </div>
  );
}

export function ProductGrid({ products }: { products: ProductSummary[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

type ProductCardProps = {
  product: ProductSummary;
  /** On a phone, the first picture is the largest element of the page's first screen. */
  isFirst: boolean;
};

function ProductCard({ product, isFirst }: ProductCardProps) {
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
          // Placed over the picture, but read after the title.
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

export function HelpChoosing() {
  return (
    <section className="mt-section flex flex-col items-start gap-6 border-sand-deep border-t-2 border-dashed pt-10 sm:flex-row sm:items-center sm:justify-between sm:gap-12">
      <div>
        <h2 className="font-semibold text-heading">Need Help Choosing?</h2>
        <p className="mt-3 max-w-xl text-ink-soft text-lead">
          Tell us your pet’s breed, measurements and route. We’ll say which size and which pieces
          you need, and which you can leave.
        </p>
      </div>
      <ButtonLink to={href("/contact")} className="shrink-0">
        Contact us
      </ButtonLink>
    </section>
  );
}
