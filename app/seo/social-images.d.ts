/** Made by scripts/vite/social-images.ts. */
declare module "virtual:social-images" {
  /** The address of the 1200 by 630 PNG of a page, by the page's path. */
  const socialImages: Record<string, string>;
  export default socialImages;
}
