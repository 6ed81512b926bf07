import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  splitRouteModules: true,
  // For a few dozen routes, one hashed manifest is cheaper than requests to the Worker for parts of it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
