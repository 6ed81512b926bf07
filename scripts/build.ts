import { runAsCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { buildSite } from "./site-build.ts";

// `npm run build`.
await runAsCommand(() => createProgress(1)("Building the site", buildSite));
