/** A picture in each format and in the widths of the import, made by scripts/vite/page-pictures.ts. */
declare module "*as=picture" {
  const picture: import("./picture-source.ts").PictureSource;
  export default picture;
}
