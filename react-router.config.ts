import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  splitRouteModules: true,
  // The site has a few dozen routes: one hashed manifest is cheaper than asking the Worker for parts of it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
