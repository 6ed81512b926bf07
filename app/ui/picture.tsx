import type { PictureSource } from "#pictures/picture-source.ts";

type PictureProps = {
  picture: PictureSource;
  alt: string;
  /** The `sizes` attribute: how wide the picture is on the page. */
  sizes: string;
  /** Set on the largest picture of the page: it loads first. Other pictures load lazily. */
  isLargest?: boolean;
  className?: string;
  /** The part of the picture for a small window. */
  narrow?: { picture: PictureSource; media: string; sizes: string };
};

/** One of our own pictures, in all of its formats and widths. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, isLargest = false, className, narrow } = props;
  return (
    <picture className="contents">
      {narrow &&
        Object.entries(narrow.picture.sources).map(([format, srcSet]) => (
          <source
            key={format}
            media={narrow.media}
            type={`image/${format}`}
            srcSet={srcSet}
            sizes={narrow.sizes}
          />
        ))}
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
