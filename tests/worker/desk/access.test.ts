import { exports } from "cloudflare:workers";
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it, vi } from "vitest";
import {
  deskUrl,
  expectSealed,
  keyId,
  meera,
  nowSeconds,
  otherKeys,
  signToken,
  visitDesk,
  withToken,
} from "#tests/worker/desk-office.ts";
import { siteUrl } from "#tests/worker/site.ts";
import { sandboxUrl } from "#tests/worker/store.ts";

const deskPaths = [
  "/desk",
  "/desk/7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11",
  "/desk/7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11/erase",
  "/desk/7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11/journey",
  "/desk/7f3a91c2-5b1e-4c55-9d0a-2f6f0c9b7a11/offer",
  "/desk/housekeeping",
  "/desk/texts",
  "/desk/figures",
  "/desk/figures.csv",
  "/desk/log",
  "/desk/export",
  "/desk/export.csv",
];
/** Also the ways in which a path may be written, and the data of a page. */
const allPaths = [
  ...deskPaths,
  "/%64esk",
  "/Desk",
  "/desk/",
  "//desk",
  "/desk.data",
  "/desk/no-such",
  "/",
  "/about",
];
const requests: RequestInit[] = [
  { method: "GET" },
  { method: "HEAD" },
  { method: "POST", body: "x=1", headers: { Origin: deskUrl } },
];

const secret = new TextEncoder().encode("a secret that is as long as it has to be");
const sign = (header: { alg: string; kid?: string }, key: Parameters<SignJWT["sign"]>[0]) =>
  new SignJWT({ email: meera, exp: nowSeconds() + 3_600 })
    .setIssuer(sandboxUrl)
    .setAudience("the-desk-of-the-tests")
    .setProtectedHeader(header)
    .sign(key);

const forged: [string, () => Promise<string | null>][] = [
  ["without a token", async () => null],
  ["with an empty token", async () => ""],
  ["with a token that is none", async () => "meera"],
  ["with a token of another key", () => signToken(meera, { keys: otherKeys })],
  ["with a token of an unknown key", () => signToken(meera, { keys: otherKeys, kid: "unknown" })],
  ["with an expired token", () => signToken(meera, { claims: { exp: nowSeconds() - 1 } })],
  ["with a token without an end", () => signToken(meera, { claims: { exp: undefined } })],
  ["with a token of tomorrow", () => signToken(meera, { claims: { nbf: nowSeconds() + 86_400 } })],
  ["with a token for another application", () => signToken(meera, { claims: { aud: ["other"] } })],
  ["with a token without an application", () => signToken(meera, { claims: { aud: undefined } })],
  [
    "with a token of another team",
    () => signToken(meera, { claims: { iss: "https://other.cloudflareaccess.com" } }),
  ],
  [
    "with a token of a service, without an address",
    () => signToken("", { claims: { common_name: "x" } }),
  ],
  [
    "with a token of the algorithm none",
    async () =>
      new UnsecuredJWT({ email: meera, exp: nowSeconds() + 3_600 })
        .setIssuer(sandboxUrl)
        .setAudience("the-desk-of-the-tests")
        .encode(),
  ],
  ["with a token of a shared secret", () => sign({ alg: "HS256", kid: keyId }, secret)],
  [
    "with a token whose claims were changed",
    async () => {
      const [header, , signature] = (await signToken(meera)).split(".");
      const claims = btoa(JSON.stringify({ email: meera, exp: nowSeconds() + 9_999 }));
      return [header, claims.replaceAll("=", ""), signature].join(".");
    },
  ],
];

function watchLog(): () => string {
  const log = (["info", "warn", "log"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  );
  return () => JSON.stringify(log.map(({ mock }) => mock.calls));
}

describe.each(forged)("a request to the desk %s", (_, makeToken) => {
  it("is refused on every path, as document, data, HEAD and post, without a word in the log", async () => {
    const readLog = watchLog();
    const token = await makeToken();
    for (const path of allPaths) {
      for (const init of requests) {
        const response = await visitDesk(token, path, init);
        expect(response.status, `${init.method} ${path}`).toBe(403);
        expectSealed(response);
        const text = await response.text();
        expect(text).not.toContain("/assets/");
        if (init.method !== "HEAD") expect(text).toContain("This is for our office only.");
      }
    }
    const logged = readLog();
    expect(logged).toContain("A request to the desk was refused");
    expect(logged).not.toContain(meera);
    if (token && token.length > 5) expect(logged).not.toContain(token.slice(-20));
  });
});

describe("another host than the desk's", () => {
  const hosts = [
    siteUrl,
    "https://desk.marigold.example.evil.example",
    "https://xdesk.marigold.example",
    "https://desk.marigold.example:8443",
  ];

  it.each(hosts)("%s has no desk, even with a token that is right", async (host) => {
    const token = await signToken(meera);
    const paths = deskPaths.flatMap((path) => [path, `${path}.data`, path.replace("/d", "/%64")]);
    for (const path of [
      ...paths,
      "/desk.data?_routes=routes/desk-list",
      "/desk.data?_routes=root",
    ]) {
      for (const init of requests) {
        const headers = { Origin: host };
        const request = new Request(host + path, withToken(token, { ...init, headers }));
        const response = await exports.default.fetch(request);
        expect(response.status, `${init.method} ${path}`).toBe(404);
        expectSealed(response, "no-referrer");
        expect(await response.text()).not.toContain(meera);
      }
    }
  });

  it("has no data of the desk for another address", async () => {
    const search = "?_routes=routes/desk,routes/desk-list";
    for (const path of ["/_root.data", "/about.data"]) {
      const request = new Request(siteUrl + path + search, withToken(await signToken(meera)));
      const response = await exports.default.fetch(request);
      expect(await response.text()).not.toContain(meera);
    }
  });

  it("responds to a path of the desk as to any address that does not exist", async () => {
    const read = async (path: string) =>
      (await exports.default.fetch(new Request(siteUrl + path))).text();
    expect(await read("/desk")).toContain("This page does not exist");
    expect(await read("/desk")).not.toContain("What is due");
  });
});

describe("a request to the desk with a token", () => {
  it("gets the page, which says who is signed in", async () => {
    const response = await visitDesk(await signToken("Meera@Marigold.example"), "/desk");
    expect(response.status).toBe(200);
    expectSealed(response);
    const page = await response.text();
    expect(page).toContain(meera);
    expect(page).toContain(`${sandboxUrl}/cdn-cgi/access/logout`);
  });

  it("gets no script, chat, picture or connection of anybody else", async () => {
    const response = await visitDesk(await signToken(meera), "/desk");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).not.toMatch(/script-src|connect-src|frame-src/);
    expect(policy).not.toMatch(/https?:/);
    const page = await response.text();
    expect(page).not.toMatch(/<script|modulepreload|chat\/widget/);
  });

  it("is led from / to the desk, and finds none of the public pages", async () => {
    const token = await signToken(meera);
    const home = await visitDesk(token, "/");
    expect(home.status).toBe(302);
    expect(home.headers.get("Location")).toBe("/desk");
    for (const path of [
      "/about",
      "/products",
      "/quote",
      "/sitemap.xml",
      "/healthz",
      "/about.data",
      "/__manifest?paths=%2Fdesk",
    ]) {
      const response = await visitDesk(token, path);
      expect(response.status, path).toBe(404);
      expectSealed(response);
    }
  });

  it("is logged without the token and the address", async () => {
    const readLog = watchLog();
    const token = await signToken(meera);
    await visitDesk(token, "/desk");
    expect(readLog()).toContain('\\"route\\":\\"/desk\\"');
    expect(readLog()).not.toContain(meera);
    expect(readLog()).not.toContain(token.slice(-20));
  });

  it.each<[string, Record<string, string>]>([
    ["without an origin", {}],
    ["of the public site", { Origin: siteUrl }],
    ["of another site", { Origin: "https://elsewhere.example" }],
    ["of a page without an origin", { Origin: "null" }],
    ["of the desk, which another site made", { Origin: deskUrl, "Sec-Fetch-Site": "cross-site" }],
  ])("may not post a form %s", async (_, headers) => {
    const token = await signToken(meera);
    for (const path of deskPaths.flatMap((one) => [one, `${one}.data`])) {
      const response = await visitDesk(token, path, { method: "POST", body: "x=1", headers });
      expect(response.status).toBe(403);
      expectSealed(response);
    }
  });
});
