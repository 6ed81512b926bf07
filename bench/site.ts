import { rm } from "node:fs/promises";
import { readAddresses } from "../scripts/environment.ts";
import { fail, stop } from "../scripts/processes.ts";
import { launch } from "../scripts/servers.ts";

type Addresses = { siteUrl: string; sandboxUrl: string };

/**
 * Serves the site with the sandbox's store and empty data while something is done with it, and ends
 * with the exit code that this resolves to. Its ports are its own, to run beside `npm start`.
 */
export async function withSite(
  startSite: () => Promise<void>,
  act: (addresses: Addresses) => Promise<number>,
): Promise<void> {
  const { PORT = "8911", SANDBOX_PORT = "8912" } = process.env;
  const stateFolder = `.wrangler/bench/${PORT}`;
  Object.assign(process.env, { PORT, SANDBOX_PORT, STATE_DIR: stateFolder, STORE_API_URL: "" });
  await rm(stateFolder, { recursive: true, force: true });
  await launch(startSite);
  await stop(await act(readAddresses(process.env)));
}

/** Runs a command, and says in one line why it could not be done. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    await fail(error instanceof Error ? error.message : String(error));
  }
}
