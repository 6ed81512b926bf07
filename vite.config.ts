import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readSiteVars } from "#scripts/environment.ts";
import { readBuiltCommit } from "#scripts/vite/built-commit.ts";
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
    // Not what only the shop's pages share, or those with a form, or the planner, its papers, the airlines, the crate
    // finder and the quote; nor the desk and the journey, which no public page needs.
    {
      name: "shared",
      test: /\/app\/(?!office\/(?!reply)|shop\/(?!cart\/cart)|travel\/(?!rules\/destination-labels))/,
      minShareCount: 6,
    },
    // The parts of the frame that every page has.
    { name: "frame", test: /\/app\/frame\/(?!contact\/)/, minShareCount: 2 },
    // The forms about a pet: planner, crate finder, quote and airlines.
    {
      name: "pet",
      test: /\/app\/(travel\/move\/(?!question-names)|content\/shop\/(pet-measurements|format-size))/,
      minShareCount: 2,
    },
    // The home page, the contact form and the quote.
    { name: "enquiry", test: /\/app\/office\/enquiry/, minShareCount: 3 },
    // The home page, the services and the testimonials.
    {
      name: "cards",
      test: /\/app\/(ui\/paper\/boarding-pass|pages\/services\/service-pass|pages\/testimonials\/testimonial-cards)/,
      minShareCount: 2,
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
