import { href, Link } from "react-router";
import type { ShopHighlight } from "#shop/landing/landing-page.server.ts";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { LuggageTag } from "#ui/paper/travel-paper.tsx";
import { Picture } from "#ui/picture.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";

export function ShopHighlights({ products }: { products: ShopHighlight[] }) {
  return (
    <Section labelledBy="shop-title" ground="paper">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-1">
        <SectionHeading isLarge id="shop-title" title="What a pet travels with" />
        <div className="flex flex-wrap gap-x-6">
          <ArrowLink to={href("/crate-size")}>Which crate?</ArrowLink>
          <ArrowLink to={href("/products")}>See all products</ArrowLink>
        </div>
      </div>
      <ul className="mt-4 grid gap-3 md:mt-8 md:grid-cols-3 md:gap-5 lg:gap-7">
        {products.map(({ path, name, picture, alt, price, isLowestOfSizes }) => (
          <li
            key={path}
            className="group relative flex overflow-hidden rounded-card bg-cream shadow-card md:flex-col"
          >
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 1280px) 350px, (min-width: 768px) 30vw, 130px"
              className="w-2/5 object-cover cramped:hidden md:aspect-[4/3] md:w-full"
            />
            <div className="flex grow flex-col items-start justify-between gap-2 p-3 md:gap-3 md:p-6">
              <h3 className="font-semibold text-xl leading-snug">
                <Link
                  to={path}
                  className="decoration-2 decoration-marigold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <LuggageTag>
                {isLowestOfSizes && <span className="text-sm">from </span>}
                <span className="font-semibold text-xl">{price}</span>
              </LuggageTag>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">Prices include all taxes. Shipping is free.</p>
    </Section>
  );
}
