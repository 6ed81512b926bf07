import { configNames } from "#edge/config.ts";
import { sandboxAccessAudience, sandboxStoreId } from "#workers/sandbox/ids.ts";

type Environment = Record<string, string | undefined>;

/** An empty value turns the chat off, or mail. */
const turnedOffByNothing = ["CHAT_SCRIPT_URL", "MAIL_FROM", "TEAM_MAIL_FROM", "TEAM_MAIL_TO"];

/** The addresses of the site and the sandbox. */
export function readAddresses(environment: Environment) {
  const port = readPort(environment, "PORT", 8787);
  const sandboxPort = readPort(environment, "SANDBOX_PORT", 8788);
  if (port === sandboxPort) throw new Error(`PORT and SANDBOX_PORT are both ${port}.`);
  return {
    port,
    siteUrl: `http://localhost:${port}`,
    sandboxPort,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    // Browsers resolve all names below localhost to this machine.
    deskHost: `desk.localhost:${port}`,
  };
}

/**
 * The site's configuration from a process environment. A name that is not set keeps the value of
 * wrangler.toml; the addresses of the sandbox follow SANDBOX_PORT.
 */
export function readSiteVars(environment: Environment): Record<string, string> {
  const { siteUrl, sandboxUrl, deskHost } = readAddresses(environment);
  const vars: Record<string, string> = {
    FORM_ENDPOINT: `${sandboxUrl}/form`,
    CHAT_SCRIPT_URL: `${sandboxUrl}/chat/widget.js`,
    // The sandbox's other name, from which its widget loads a picture.
    CHAT_ORIGINS: sandboxUrl.replace("localhost", "127.0.0.1"),
    DESK_HOST: deskHost,
    ACCESS_TEAM_DOMAIN: sandboxUrl,
    ACCESS_AUD: sandboxAccessAudience,
    MAIL_ORIGIN: siteUrl,
    LOG: "short",
  };
  for (const name of configNames) {
    const value = environment[name];
    if (value || (value === "" && turnedOffByNothing.includes(name))) vars[name] = value;
  }
  // The sandbox accepts only its own store id, whatever store wrangler.toml names.
  if (!environment.STORE_API_URL) {
    Object.assign(vars, { STORE_API_URL: sandboxUrl, STORE_ID: sandboxStoreId });
  }
  return vars;
}

/** Whether an address of the site's configuration leads to the sandbox. */
export function usesSandbox(environment: Environment): boolean {
  const { sandboxUrl } = readAddresses(environment);
  return Object.values(readSiteVars(environment))
    .flatMap((value) => value.split(/\s+/))
    .some((word) => URL.canParse(word) && new URL(word).origin === sandboxUrl);
}

/** The folder of the local KV and D1 data: two servers at the same time would lock each other out of one database. */
export const stateFolderOf = (server: "site" | "sandbox") =>
  `${process.env.STATE_DIR ?? ".wrangler/state"}/${server}`;

function readPort(environment: Environment, name: string, defaultPort: number): number {
  const text = environment[name];
  if (!text) return defaultPort;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number, not "${text}".`);
}
