import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { readSiteVars } from "./scripts/environment.ts";
import { readBuiltCommit } from "./scripts/vite/built-commit.ts";
import { mdxDocuments } from "./scripts/vite/mdx-documents.ts";
import { socialImages } from "./scripts/vite/social-images.ts";

/**
 * Two chunks for what several pages share. Left alone, the bundler makes one for each combination of pages: the home
 * page requested 35 files, which together compress worse by 7 kB.
 */
const codeSplitting = {
  groups: [
    {
      name: "framework",
      test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//,
      priority: 1,
    },
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
