/** An own picture that `vite-imagetools` exports in several widths and formats. */
declare module "*as=picture" {
  const picture: import("~/ui/picture").PictureSource;
  export default picture;
}
