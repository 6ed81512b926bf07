import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { readSiteVars } from "./scripts/environment.ts";
import { readBuiltCommit } from "./scripts/vite/built-commit.ts";
import { mdxDocuments } from "./scripts/vite/mdx-documents.ts";
import { socialImages } from "./scripts/vite/social-images.ts";

/** Few chunks instead of one for each set of pages: what is alike compresses better together. */
const codeSplitting = {
  groups: [
    // Apart, since a browser compiles a chunk without a pause.
    { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
    { name: "router", test: /\/node_modules\/react-router\//, priority: 1 },
    // What nearly every page has; what these modules import comes with them.
    {
      name: "shell",
      test: /\/app\/(root|seo\/page-meta|frame\/page-trail|ui\/(page-heading|section|section-heading|notice))\.tsx?/,
      priority: 1,
    },
    // What several pages have: a request costs more than a few bytes that a page does not need.
    { name: "shared", test: /\/app\//, minShareCount: 3 },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // The same local data as `npm start` has.
      persistState: { path: `${process.env.STATE_DIR ?? ".wrangler/state"}/site` },
      // A build must not carry the builder's environment; `npm start` passes it to the built Worker instead.
      config: command === "serve" ? { vars: readSiteVars(process.env) } : {},
    }),
    mdxDocuments(),
    socialImages(),
    tailwindcss(),
    // Drawings too, which it leaves alone unless told; and only where a picture is asked for.
    imagetools({ include: /\.(svg|png|jpe?g|webp|avif)\?.*as=picture/i }),
    reactRouter(),
  ],
  environments: {
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting } } } },
  },
  define: { "import.meta.env.BUILT_COMMIT": JSON.stringify(readBuiltCommit(process.env)) },
  resolve: { tsconfigPaths: true },
  // Found on the first page otherwise, which then has to be loaded twice.
  optimizeDeps: { include: ["@base-ui/react/toast", "valibot", "web-vitals"] },
}));
