import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { readSiteVars } from "./scripts/environment.ts";

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // A build must not carry the builder's environment; `npm start` passes it to the built Worker instead.
      config: command === "serve" ? { vars: readSiteVars(process.env) } : {},
    }),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  // Found on the first page otherwise, which then has to be loaded twice.
  optimizeDeps: { include: ["@base-ui/react/toast", "valibot"] },
}));
