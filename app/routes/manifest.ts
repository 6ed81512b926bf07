import { company } from "#content/company/company.ts";
import { cachedAs } from "#edge/caching/cache-policy.ts";

const cream = "#f7efde";

const icon = (size: number, name: string) => ({
  src: `/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
});

const manifest = {
  name: company.name,
  short_name: company.shortName,
  start_url: "/",
  display: "browser",
  background_color: cream,
  theme_color: cream,
  icons: [
    icon(192, "icon"),
    icon(512, "icon"),
    { ...icon(512, "icon-maskable"), purpose: "maskable" },
  ],
};

/** The name and the icons under which a device keeps the site (W3C Web Application Manifest). */
export const loader = () =>
  Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", ...cachedAs("content") },
  });
