import { describe, expect, it } from "vitest";
import { hourMs } from "#edge/http/india-clock.ts";
import {
  deskUrl,
  expectSealed,
  meera,
  nowSeconds,
  onlyRow,
  seenBy,
  signIn,
  signToken,
  textOf,
  visitDesk,
} from "#tests/worker/desk-office.ts";
import { newEnquiry, postEnquiry } from "#tests/worker/enquiry-outbox.ts";
import { siteUrl } from "#tests/worker/site.ts";

const note = "She calls <b>back</b> & brings\nthe papers.";

const post = (token: string | null, path: string, fields: object, origin = deskUrl) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return visitDesk(token, path, { method: "POST", body, headers: { Origin: origin } });
};

const expired = () => signToken(meera, { claims: { exp: nowSeconds() - 1 } });

/** What a browser would post of the form on a page. */
function readForm(page: string): Record<string, string> {
  const fields = [
    ...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g),
    ...page.matchAll(/<textarea name="(\w+)"[^>]*>([^<]*)/g),
  ];
  const decode = (text: string) =>
    textOf(text).replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return Object.fromEntries(fields.map(([, name, value = ""]) => [name, decode(value)]));
}

describe("what was typed while the session ended", () => {
  it("comes back to its sender, is not stored, and is saved after signing in", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const refused = await post(await expired(), path, { do: "note", note });
    expect(refused.status).toBe(403);
    expectSealed(refused);
    const page = await refused.text();
    expect(page).toContain("You are not signed in any more");
    expect(page).toContain("She calls &lt;b&gt;back&lt;/b&gt; &amp; brings");
    // Nothing of the database.
    expect(page).not.toContain("Asha");
    expect(await person.read(path)).not.toContain("brings");
    const form = readForm(page);
    expect(form).toEqual({ do: "note", note });
    expect((await person.post(path, form)).status).toBe(303);
    expect(await person.read(path)).toContain("She calls &lt;b&gt;back&lt;/b&gt; &amp; brings");
  });

  it("keeps the state that the page showed, so that nobody is overwritten", async () => {
    const person = await signIn(meera);
    await postEnquiry(newEnquiry());
    const { path } = await onlyRow();
    const seen = await seenBy(person, path);
    const page = await (await post(null, path, { ...seen, do: "claim" })).text();
    expect(readForm(page)).toEqual({ ...seen, do: "claim" });
  });

  it.each([
    ["of another site", siteUrl],
    ["of a page without an origin", "null"],
  ])("is not repeated if a form %s posted it", async (_, origin) => {
    const response = await post(await expired(), "/desk/log", { note }, origin);
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain("calls");
  });

  it("is not repeated to whoever only opens the desk, and not if it is too large", async () => {
    expect(await (await visitDesk(null, "/desk?note=typed+words")).text()).not.toContain("typed");
    const large = await post(null, "/desk/log", { note: `large ${"x".repeat(70_000)}` });
    expect(large.status).toBe(403);
    expect(await large.text()).not.toContain("large");
  });
});

describe("a session that ends soon", () => {
  const readWith = async (restMs: number) => {
    const claims = { exp: nowSeconds() + restMs / 1_000 };
    return textOf(await (await visitDesk(await signToken(meera, { claims }), "/desk")).text());
  };

  it("is told on each page, and no other one is", async () => {
    expect(await readWith(hourMs / 4)).toContain("You are signed in until");
    expect(await readWith(2 * hourMs)).not.toContain("You are signed in until");
  });
});

describe("a page that is not at the desk", () => {
  it("looks like the desk, without scripts, and leads there", async () => {
    const person = await signIn(meera);
    const response = await person.get("/about");
    expect(response.status).toBe(404);
    expectSealed(response);
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src|unsafe/);
    const page = await response.text();
    expect(page).toContain("There is no such page here.");
    expect(page).toContain('<a href="/desk">');
    expect(page).not.toContain("<script");
  });
});
