/** The default export of an import that ends in `as=picture`: a `srcset` for each format, and the largest file. */
export type PictureSource = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};
