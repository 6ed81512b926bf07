import { fail, stopWhenTold } from "./processes.ts";
import {
  announceWhenReady,
  requireFreePorts,
  requireGoodConfig,
  startDevelopmentSite,
  startSandbox,
} from "./servers.ts";

// `npm run dev`: the sources with hot reload, with the sandbox beside them.

stopWhenTold();
try {
  requireGoodConfig();
  await requireFreePorts();
  await startSandbox();
  startDevelopmentSite();
  await announceWhenReady();
} catch (error) {
  await fail(error instanceof Error ? error.message : String(error));
}
