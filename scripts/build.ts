import { runStoppable } from "./processes.ts";
import { buildIfChanged, buildSite } from "./site-build.ts";

// `npm run build`. With `--if-changed` it builds only when a source has changed since the last build.
await runStoppable(process.argv.includes("--if-changed") ? buildIfChanged : buildSite);
