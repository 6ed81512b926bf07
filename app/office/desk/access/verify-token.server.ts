import { createRemoteJWKSet, errors, jwtVerify } from "jose";
import * as v from "valibot";
import type { Config } from "#edge/config.ts";

type AccessApplication = Pick<NonNullable<Config["desk"]>, "teamDomain" | "audience">;

/** A member of the office, by the e-mail address that Access let in. */
export type Staff = { email: string };

/** `refused` has a code of jose, `unavailable` its cause: neither contains any part of the token. */
export type Verdict =
  | { kind: "staff"; staff: Staff }
  | { kind: "refused"; code: string }
  | { kind: "unavailable"; cause: unknown };

const claimsSchema = v.object({ email: v.pipe(v.string(), v.email(), v.toLowerCase()) });

/** Failures to get the keys, which say nothing about the token. */
const keyFailures = ["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"];

const keyTimeLimitMs = 4_000;

/**
 * Creates the check of the tokens that Cloudflare Access issues for one application. Keys are cached for ten minutes,
 * and fetched again for an unknown key id, at most twice a minute.
 */
export function createTokenCheck({ teamDomain, audience }: AccessApplication) {
  const certs = new URL("/cdn-cgi/access/certs", teamDomain);
  const keys = createRemoteJWKSet(certs, { timeoutDuration: keyTimeLimitMs });

  return async (token: string): Promise<Verdict> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: teamDomain,
        audience,
        algorithms: ["RS256", "ES256"],
        requiredClaims: ["exp"],
      });
      // A service token has no e-mail address.
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
