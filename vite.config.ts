import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readSiteVars } from "#scripts/environment.ts";
import { readBuiltCommit } from "#scripts/vite/built-commit.ts";
import { reachableDestinations } from "#scripts/vite/check-destinations.ts";
import { mdxDocuments, reloadOpenPages } from "#scripts/vite/mdx-documents.ts";
import { pagePictures } from "#scripts/vite/page-pictures.ts";
import { travelRules } from "#scripts/vite/travel-rules.ts";

/**
 * A few chunks for the modules that several pages share. By default the bundler makes one for each combination of
 * pages: the home page then requests 35 files, which are 7 kB larger in total.
 */
const codeSplitting = {
  groups: [
    {
      name: "framework",
      // With Vite's helper of dynamic imports, which every page has.
      test: /\/node_modules\/(react|react-dom|scheduler|react-router)\/|vite\/preload-helper/,
      priority: 1,
    },
    // Without what is long and only for a few: the desk's words, and the questions of a move.
    {
      name: "shared",
      test: /\/app\/(?!office\/desk\/|travel\/move\/(questions|search-params))/,
      minShareCount: 7,
    },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // The local data of `npm start`.
      persistState: { path: `${process.env.STATE_DIR ?? ".wrangler/state"}/site` },
      // Not in a build, which must not contain the builder's environment; `npm start` passes it to the Worker.
      config: command === "serve" ? { vars: readSiteVars(process.env) } : {},
    }),
    mdxDocuments(),
    reloadOpenPages(),
    pagePictures(),
    travelRules(),
    reachableDestinations(),
    tailwindcss(),
    reactRouter(),
  ],
  // Advice about plugins' time, which is not ours to follow.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
  environments: {
    client: { build: { modulePreload: false, rolldownOptions: { output: { codeSplitting } } } },
  },
  define: { "import.meta.env.BUILT_COMMIT": JSON.stringify(readBuiltCommit(process.env)) },
  // Otherwise Vite discovers these on the first page and reloads it.
  optimizeDeps: { include: ["@base-ui/react/toast", "valibot"] },
}));
