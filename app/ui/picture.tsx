/** What `vite-imagetools` makes of an import that ends in `as=picture`. */
export type PictureSource = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

type PictureProps = {
  picture: PictureSource;
  alt: string;
  /** How wide the picture is on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The page's largest picture goes before all others; the rest is loaded when it comes near. */
  isLargest?: boolean;
  className?: string;
};

/** One of our own pictures, in the format and width that suit the browser. */
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
