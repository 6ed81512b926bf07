import { fail, stopWhenTold } from "./processes.ts";
import {
  announceWhenReady,
  buildSite,
  requireFreePorts,
  requireGoodConfig,
  startBuiltSite,
  startSandbox,
} from "./servers.ts";

// `npm start`: the production build in workerd, with the sandbox beside it. With `--built` the build
// that is there is served.

stopWhenTold();
try {
  requireGoodConfig();
  await requireFreePorts();
  if (!process.argv.includes("--built")) await buildSite();
  await startSandbox();
  startBuiltSite();
  await announceWhenReady();
} catch (error) {
  await fail(error instanceof Error ? error.message : String(error));
}
