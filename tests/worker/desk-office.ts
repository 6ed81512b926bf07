import { env, exports } from "cloudflare:workers";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { expect } from "vitest";
import { listEnquiries } from "./enquiry-outbox.ts";
import { sandboxUrl, setFaults } from "./store.ts";

export const deskUrl = "https://desk.marigold.example";
const audience = "the-desk-of-the-tests";
export const meera = "meera@marigold.example";
export const ravi = "ravi@marigold.example";

const algorithm = "RS256";
const options = { extractable: true };
type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** The keys of the team at Access, and keys that are not its own. */
export const teamKeys = await generateKeyPair(algorithm, options);
export const otherKeys = await generateKeyPair(algorithm, options);
export const keyId = "key-of-the-team";

/** Makes Access publish the keys, beside further faults of the sandbox. */
export async function publishKeys(
  keys: Record<string, KeyPair> = { [keyId]: teamKeys },
  ...faults: object[]
): Promise<void> {
  const published = Object.entries(keys).map(async ([kid, { publicKey }]) => ({
    ...(await exportJWK(publicKey)),
    kid,
    alg: algorithm,
    use: "sig",
  }));
  const body = { keys: await Promise.all(published) };
  await setFaults({ path: "/cdn-cgi/access/certs", kind: "json", body }, ...faults);
}

export const nowSeconds = () => Math.floor(Date.now() / 1_000);

type TokenOptions = { claims?: JWTPayload; keys?: KeyPair; kid?: string };

/** A token as Access signs it for the desk; a test sets only what it is about. */
export function signToken(email: string, options: TokenOptions = {}): Promise<string> {
  const { claims = {}, keys = teamKeys, kid = keyId } = options;
  const now = nowSeconds();
  const usual = { iss: sandboxUrl, aud: [audience], email, iat: now, nbf: now, exp: now + 3_600 };
  return new SignJWT({ ...usual, ...claims })
    .setProtectedHeader({ alg: algorithm, kid })
    .sign(keys.privateKey);
}

export type Visit = { path: string; host?: string; method?: string; init?: RequestInit };

/** Sends a request with a token, by default to the desk's host and, for a post, from its own page. */
export function visitDesk(token: string | null, path: string, init: RequestInit = {}) {
  return exports.default.fetch(new Request(`${deskUrl}${path}`, withToken(token, init)));
}

export function withToken(token: string | null, init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("Cf-Access-Jwt-Assertion", token);
  return { redirect: "manual", ...init, headers };
}

/** Somebody who is signed in. */
export async function signIn(email: string) {
  const token = await signToken(email);
  return {
    get: (path: string, init?: RequestInit) => visitDesk(token, path, init),
    async read(path: string): Promise<string> {
      return (await visitDesk(token, path)).text();
    },
    post(path: string, fields: Record<string, string>) {
      const body = new URLSearchParams(fields);
      return visitDesk(token, path, { method: "POST", body, headers: { Origin: deskUrl } });
    },
  };
}

type Row = Record<string, string | number | null> & { id: string; path: string };

/** The one enquiry that is stored, with the path of its page at the desk. */
export async function onlyRow(): Promise<Row> {
  const [row] = await listEnquiries();
  if (!row) throw new Error("There is no enquiry.");
  return { ...row, id: String(row.id), path: `/desk/${row.id}` };
}

/** The path of the page of the enquiry that came under this name. */
export async function pathOf(name: string): Promise<string> {
  const row = (await listEnquiries()).find((one) => one.name === name);
  return `/desk/${row?.id}`;
}

/** The sections of a list, each with the paths of its rows. */
export function readSections(page: string): Record<string, string[]> {
  const sections = page.split('<section aria-labelledby="list-').slice(1);
  return Object.fromEntries(
    sections.map((section) => [
      section.slice(0, section.indexOf('"')),
      section.match(/(?<=href=")\/desk\/[\w-]{36}(\/journey)?(?=")/g) ?? [],
    ]),
  );
}

export async function readLog(): Promise<string[]> {
  const { results } = await env.ENQUIRIES.prepare(
    "SELECT who, reference, did FROM desk_log ORDER BY id",
  ).all<{ who: string; reference: string | null; did: string }>();
  return results.map(({ who, reference, did }) => `${who} ${reference} ${did}`);
}

/** A page's text as it is read, without what React adds and escapes. */
export const textOf = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

/** The state that a page has in the hidden fields of its forms. */
export async function seenBy(
  person: Awaited<ReturnType<typeof signIn>>,
  path: string,
): Promise<Record<string, string>> {
  const page = await person.read(path);
  const hidden = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name, value = ""]) => [name, value]));
}

/** Opens a page, fills in its form and posts it, as a browser does. */
export async function press(
  person: Awaited<ReturnType<typeof signIn>>,
  path: string,
  fields: Record<string, string>,
) {
  return submit(person, path, { ...(await seenBy(person, path)), ...fields });
}

/** Posts a form, and returns the page that follows: after a redirect, or as the response. */
export async function submit(
  person: Awaited<ReturnType<typeof signIn>>,
  path: string,
  fields: Record<string, string>,
) {
  const response = await person.post(path, fields);
  const location = response.headers.get("Location");
  if (location) expect(response.status).toBe(303);
  const page = location ? await person.read(location) : await response.text();
  return { status: response.status, location, page: textOf(page) };
}

const sealed = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
};

/** The desk's own pages have forms, which a browser would send without an origin under no-referrer. */
export function expectSealed({ headers }: Response, referrers = "same-origin") {
  expect(headers.get("Referrer-Policy")).toBe(referrers);
  for (const [name, value] of Object.entries(sealed)) expect(headers.get(name), name).toBe(value);
  expect(headers.get("Referrer-Policy")).toMatch(/^(no-referrer|same-origin)$/);
  expect(headers.get("CDN-Cache-Control")).toBeNull();
  expect(headers.get("Cache-Tag")).toBeNull();
  expect(headers.get("ETag")).toBeNull();
  expect(headers.get("Content-Security-Policy")).toMatch(/(default|object)-src 'none'/);
}
