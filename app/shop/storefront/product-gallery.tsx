import type { ProductView, VariantView } from "../product/product";
import { mainPicture, productPictures, searchForPicture } from "../product/product-address";
import { ProductPicture } from "../product/product-picture";
import { ChoiceLink } from "./choice-link";

type ProductGalleryProps = {
  product: Pick<ProductView, "title" | "images" | "image">;
  variant: Pick<VariantView, "imageUrl"> | null;
  search: URLSearchParams;
  onChoose: (search: string) => void;
};

/** The main picture and, if there are several, the thumbnails that replace it. */
export function ProductGallery({ product, variant, search, onChoose }: ProductGalleryProps) {
  const pictures = productPictures(product);
  const main = mainPicture(pictures, variant, search);
  return (
    <div className="min-w-0 self-start md:sticky md:top-28">
      <div className="rounded-card bg-paper p-3 shadow-card sm:p-4">
        <ProductPicture
          url={main}
          alt={product.title}
          use="main"
          sizes="(min-width: 1280px) 530px, (min-width: 768px) 44vw, 88vw"
          isLargest
          className="w-full rounded-lg"
        />
      </div>
      {pictures.length > 1 && (
        <ul className="mt-4 grid grid-cols-5 gap-3">
          {pictures.map((url, index) => {
            const to = searchForPicture(search, index);
            return (
              <li key={url}>
                <ChoiceLink
                  to={to}
                  onChoose={onChoose}
                  aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                  aria-current={url === main ? "true" : undefined}
                  className="block overflow-hidden rounded-lg border-2 border-sand bg-paper p-0.5 hover:border-sand-deep aria-current:border-teal"
                >
                  <ProductPicture
                    url={url}
                    alt=""
                    use="thumbnail"
                    sizes="(min-width: 1024px) 96px, 18vw"
                    className="w-full rounded-sm"
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
