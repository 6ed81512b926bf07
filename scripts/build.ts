import { runAsCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { buildIfChanged, buildSite } from "./site-build.ts";

// `npm run build`. With `--if-changed` it builds only when a source has changed since the last build.
const build = process.argv.includes("--if-changed")
  ? buildIfChanged
  : () => createProgress(1)("Building the site", buildSite);
await runAsCommand(build);
