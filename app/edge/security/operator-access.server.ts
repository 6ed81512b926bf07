import { createContext } from "react-router";
import type { DeployedVersion } from "#edge/deployed-version.ts";
import { sha256 } from "#edge/http/digest.ts";
import { nothingFound, plainResponse } from "#edge/http/plain-response.ts";

export type PurgeResult = "purged" | "no-cache" | "failed";

/** The dependencies of the routes for operators; set for each request in workers/app.ts. */
export type OperatorContext = {
  /** The secret that operators and the store's automations send; null if none is configured. */
  hookToken: string | null;
  /** The deployment that responds. */
  version: DeployedVersion;
  /** Removes everything that carries one of the tags from the edge cache. */
  purgeTags: (tags: string[]) => Promise<PurgeResult>;
};

export const operatorContext = createContext<OperatorContext>();

/**
 * Refuses a request without the operators' token: with 401, or with 404 if no token is configured.
 * Returns null for a request with the token.
 */
export async function refuseWithoutToken(
  request: Request,
  hookToken: string | null,
): Promise<Response | null> {
  if (hookToken === null) return nothingFound();
  if (await hasToken(request, hookToken)) return null;
  return plainResponse(401, "The token is missing or wrong.", { "WWW-Authenticate": "Bearer" });
}

/** Compares in constant time, so that timing does not reveal how much of a guess is right. */
async function hasToken(request: Request, token: string): Promise<boolean> {
  const [, sent] = /^Bearer (\S+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  if (sent === undefined) return false;
  const [wanted, given] = await Promise.all([sha256(token), sha256(sent)]);
  const difference = wanted.reduce((sum, byte, index) => sum | (byte ^ (given[index] ?? 0)), 0);
  return difference === 0;
}
