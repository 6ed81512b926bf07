import { PawIcon } from "~/ui/icons";
import { pictureSrcSet, resizedPictureUrl } from "./picture-url";

const widthsPx = {
  thumbnail: [96, 192, 288],
  card: [192, 384, 576, 768],
  main: [384, 576, 768, 1024, 1200],
} as const;

type ProductPictureProps = {
  url: string | null;
  alt: string;
  use: keyof typeof widthsPx;
  /** How wide the picture is on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the page's first view is loaded before all others. */
  isFirstView?: boolean;
  className?: string;
};

/** A product's picture in a square, in the width that the page needs. */
export function ProductPicture(props: ProductPictureProps) {
  const { url, alt, use, sizes, isFirstView = false, className = "" } = props;
  if (!url) {
    return (
      <span className={`grid aspect-square place-items-center bg-sand text-ink-soft ${className}`}>
        <PawIcon />
      </span>
    );
  }
  const widths = widthsPx[use];
  return (
    <img
      src={resizedPictureUrl(url, widths[1])}
      srcSet={pictureSrcSet(url, widths)}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={1200}
      loading={isFirstView ? "eager" : "lazy"}
      fetchPriority={isFirstView ? "high" : "auto"}
      decoding="async"
      className={`aspect-square bg-sand object-cover ${className}`}
    />
  );
}
