import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from "jose";
import type { SandboxState } from "#workers/sandbox/bindings.ts";

const stateKey = "access-key";
const algorithm = "ES256";
const sessionLength = "24h";

/** The private key, which is made once and kept: a restart ends no session. */
async function readKey(state: SandboxState): Promise<JWK> {
  const stored = await state.get(stateKey);
  if (stored !== null) return JSON.parse(stored);
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: algorithm };
  await state.put(stateKey, JSON.stringify(jwk));
  return jwk;
}

/** The key that checks the tokens, as Access publishes it. */
export async function readPublicKeys(state: SandboxState): Promise<{ keys: JWK[] }> {
  const { d: _, ...publicKey } = await readKey(state);
  return { keys: [{ ...publicKey, use: "sig" }] };
}

/** Signs a token as Access does for an application. */
export async function signToken(
  state: SandboxState,
  claims: JWTPayload & { iss: string; aud: string; email: string },
): Promise<string> {
  const key = await readKey(state);
  return new SignJWT({ type: "app", ...claims })
    .setProtectedHeader({ alg: algorithm, kid: key.kid })
    .setIssuedAt()
    .setNotBefore("0s")
    .setExpirationTime(sessionLength)
    .sign(await importJWK(key, algorithm));
}
