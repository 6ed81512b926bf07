import type { PictureSource } from "#pictures/picture-source.ts";

type PictureProps = {
  picture: PictureSource;
  alt: string;
  /** The `sizes` attribute: how wide the picture is on the page. */
  sizes: string;
  /** Set on the largest picture of the page: it loads first. Other pictures load lazily. */
  isLargest?: boolean;
  className?: string;
};

/** One of our own pictures, in all of its formats and widths. */
export function Picture({ picture, alt, sizes, isLargest = false, className }: PictureProps) {
  return (
    <picture className="contents">
      {Object.entries(picture.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
        loading={isLargest ? "eager" : "lazy"}
        fetchPriority={isLargest ? "high" : "auto"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
