import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose";
import * as v from "valibot";
import type { Config } from "#edge/config.ts";

type AccessApplication = Pick<NonNullable<Config["desk"]>, "teamDomain" | "audience">;

/** A member of the office, by the email address that Access let in, and when their session ends. */
export type Staff = { email: string; until: number };

/** `refused` has a code of jose, `unavailable` its cause: neither contains any part of the token. */
export type Verdict =
  | { kind: "staff"; staff: Staff }
  | { kind: "refused"; code: string }
  | { kind: "unavailable"; cause: unknown };

const claimsSchema = v.pipe(
  v.object({ email: v.pipe(v.string(), v.email(), v.toLowerCase()), exp: v.number() }),
  v.transform(({ email, exp }): Staff => ({ email, until: exp * 1_000 })),
);

/** Failures to get the keys, which say nothing about the token. */
const keyFailures = ["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"];

const keyTimeLimitMs = 4_000;

const keySetSchema = v.object({
  keys: v.pipe(v.array(v.object({ kty: v.string(), kid: v.string() })), v.minLength(1)),
});

/** @throws for a set in which no key could be found: jose accepts it in place of a good one */
async function fetchKeySet(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.ok) v.parse(keySetSchema, await response.clone().json());
  return response;
}

/**
 * Creates the check of the tokens that Cloudflare Access issues for one application. An isolate keeps the keys for ten
 * minutes, and asks for them again where a token names another one, if it has had them for half a minute. In workerd a
 * request cannot wait for the fetch of another, so of those that come until the keys are there, each fetches them. That
 * is harmless: the office is a few people, and Access lets nobody else get so far.
 */
export function createTokenCheck({ teamDomain, audience }: AccessApplication) {
  const certs = new URL("/cdn-cgi/access/certs", teamDomain);
  const keys = createRemoteJWKSet(certs, {
    timeoutDuration: keyTimeLimitMs,
    [customFetch]: fetchKeySet,
  });

  return async (token: string): Promise<Verdict> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: teamDomain,
        audience,
        algorithms: ["RS256", "ES256"],
        requiredClaims: ["exp"],
      });
      // A service token has no email address.
      const claims = v.safeParse(claimsSchema, payload);
      return claims.success
        ? { kind: "staff", staff: claims.output }
        : { kind: "refused", code: "NO_EMAIL" };
    } catch (error) {
      const isVerdict = error instanceof errors.JOSEError && !keyFailures.includes(error.code);
      return isVerdict
        ? { kind: "refused", code: error.code }
        : { kind: "unavailable", cause: error };
    }
  };
}
