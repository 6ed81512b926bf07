import { useState } from "react";
import { icon } from "#ui/icons.tsx";
import { isPictureUrl, pictureSrcSet, resizedPictureUrl } from "./picture-url.ts";

const PawIcon = icon(
  "M12 12.5c-2.6 0-5 2.6-5 4.8 0 1.5 1.2 2.2 2.5 2.2 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.3 0 2.5-.7 2.5-2.2 0-2.2-2.4-4.8-5-4.8z",
  <>
    <circle cx="5.5" cy="11.5" r="1.6" />
    <circle cx="9.3" cy="6.8" r="1.7" />
    <circle cx="14.7" cy="6.8" r="1.7" />
    <circle cx="18.5" cy="11.5" r="1.6" />
  </>,
);

const widthsPx = {
  thumbnail: [96, 192, 288],
  card: [192, 384, 576, 672, 768],
  main: [384, 576, 768, 1024, 1200],
} as const;

type ProductPictureProps = {
  url: string | null;
  alt: string;
  use: keyof typeof widthsPx;
  /** The picture's width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The page's largest picture is loaded first. */
  isLargest?: boolean;
  className?: string;
};

/** The picture of a line, beside the name that says what it shows. */
export const Thumbnail = ({ url }: Pick<ProductPictureProps, "url">) => (
  <ProductPicture
    url={url}
    alt=""
    use="thumbnail"
    sizes="64px"
    className="size-16 shrink-0 rounded-lg"
  />
);

/** A square picture from the store, or a paw in its place if it is missing or broken. */
export function ProductPicture(props: ProductPictureProps) {
  const { url, alt, use, sizes, isLargest = false, className = "" } = props;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!url || !isPictureUrl(url) || url === brokenUrl) {
    return (
      <span className={`grid aspect-square place-items-center bg-sand text-ink-soft ${className}`}>
        <PawIcon />
      </span>
    );
  }
  const widths = widthsPx[use];
  return (
    <img
      // The picture may have failed before hydration, when nothing listened for the error.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBrokenUrl(url);
      }}
      onError={() => setBrokenUrl(url)}
      src={resizedPictureUrl(url, widths[1])}
      srcSet={pictureSrcSet(url, widths)}
      sizes={sizes}
      alt={alt}
      width={1200}
      height={1200}
      loading={isLargest ? "eager" : "lazy"}
      fetchPriority={isLargest ? "high" : "auto"}
      decoding="async"
      className={`aspect-square bg-sand object-cover ${className}`}
    />
  );
}
