/** Made by scripts/vite/social-images.ts. */
declare module "virtual:social-images" {
  /** Addresses of PNGs of 1200 by 630 pixels, by the page's path. */
  const socialImages: Record<string, string>;
  export default socialImages;
}
