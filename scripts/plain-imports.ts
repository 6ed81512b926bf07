import type { Plugin } from "vite";

/**
 * Leaves `import()` as it is in the browser. Vite wraps it to load first what the module imports and
 * its stylesheet; the site has one stylesheet and each page the rest, so that the code for it, which
 * would come with every page, has nothing to do.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
