import type { ProductView, Variant } from "#shop/product/product.ts";
import { mainPicture, productPictures, searchForPicture } from "#shop/product/product-address.ts";
import { ProductPicture } from "#shop/product/product-picture.tsx";
import { ChoiceLink } from "./choice-link.tsx";
import { Ribbon } from "./product-labels.tsx";

type ProductGalleryProps = {
  product: ProductView;
  variant: Variant | null;
  search: URLSearchParams;
  onChoose: (search: string) => void;
};

/** The main picture and, if there are several, the thumbnails that replace it. */
export function ProductGallery({ product, variant, search, onChoose }: ProductGalleryProps) {
  const pictures = productPictures(product);
  const main = mainPicture(pictures, variant, search);
  return (
    <div className="min-w-0 self-start">
      <div className="relative overflow-hidden rounded-card shadow-card">
        <ProductPicture
          url={main}
          alt={product.title}
          use="main"
          sizes="(min-width: 1280px) 500px, (min-width: 768px) 44vw, 92vw"
          isLargest
          className="w-full print:w-1/3"
        />
        {product.ribbonText && (
          <Ribbon className="absolute top-3 left-3 max-w-[80%]">{product.ribbonText}</Ribbon>
        )}
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-2 sm:mt-4 sm:gap-3 print:hidden">
          {pictures.map((url, index) => {
            const to = searchForPicture(search, index);
            return (
              <li key={url}>
                <ChoiceLink
                  to={to}
                  onChoose={onChoose}
                  aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                  aria-current={url === main ? "true" : undefined}
                  className="block overflow-hidden rounded-lg border-2 border-sand hover:border-sand-deep aria-current:border-teal forced-colors:aria-current:border-[Highlight] forced-colors:aria-current:outline-2 forced-colors:aria-current:outline-[Highlight]"
                >
                  <ProductPicture
                    url={url}
                    alt=""
                    use="thumbnail"
                    sizes="(min-width: 1024px) 96px, 18vw"
                    className="w-full"
                  />
                </ChoiceLink>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
