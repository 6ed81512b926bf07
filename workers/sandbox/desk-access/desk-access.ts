import { Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import * as v from "valibot";
import { requireToken } from "#workers/sandbox/access.ts";
import type { SandboxEnv } from "#workers/sandbox/bindings.ts";
import { sandboxAccessAudience } from "#workers/sandbox/ids.ts";
import { type Html, page } from "#workers/sandbox/page.ts";
import { readPublicKeys, signToken } from "./access-key.ts";

// Stands in for Cloudflare Access in front of the desk. Cookies ignore ports, so the page to sign in is opened on the
// desk's own host name, at the sandbox's port.

const cookieName = "CF_Authorization";
/** Two people of the office, for those who try the desk. */
const colleagues = ["meera@marigoldpets.example", "ravi@marigoldpets.example"];

/** A desk of this machine: a token is sent nowhere else. */
const deskSchema = v.pipe(
  v.string(),
  v.regex(/^http:\/\/([a-z\d-]+\.)?localhost(:\d+)?$/, "The desk is not on this machine."),
);
const signInSchema = v.object({ desk: deskSchema, email: v.pipe(v.string(), v.trim(), v.email()) });

export const accessRoutes = new Hono<SandboxEnv>();

accessRoutes.get("/cdn-cgi/access/certs", async (c) =>
  c.json(await readPublicKeys(c.env.SANDBOX_STATE)),
);

accessRoutes.use("/access/*", requireToken);

accessRoutes.get("/access/sign-in", (c) => {
  const desk = v.safeParse(deskSchema, c.req.query("desk"));
  return desk.success ? c.html(signInPage(desk.output)) : c.text(desk.issues[0].message, 400);
});

accessRoutes.post("/access/sign-in", async (c) => {
  const form = v.safeParse(signInSchema, await c.req.parseBody());
  if (!form.success) return c.text("Please go back and enter an email address.", 400);
  const { desk, email } = form.output;
  const { port } = new URL(c.req.url);
  const claims = { iss: `http://localhost:${port}`, aud: sandboxAccessAudience, email };
  setCookie(c, cookieName, await signToken(c.env.SANDBOX_STATE, claims), {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
  });
  return c.redirect(`${desk}/desk`, 303);
});

/** The desk links to its team's own host, which cannot delete the cookie of another one. */
accessRoutes.get("/cdn-cgi/access/logout", (c) => {
  const { port } = new URL(c.req.url);
  return c.redirect(`http://desk.localhost:${port}/access/signed-out`);
});

accessRoutes.get("/access/signed-out", (c) => {
  deleteCookie(c, cookieName, { path: "/" });
  return c.html(firmPage("Signed out", html`<h1>You are signed out</h1>`));
});

/** Access too shows the firm's name, logo and colours, if its login page was given them. */
const look = `
body { background: #f7efde; color: #14262b; font: 1.0625rem/1.55 Arial, sans-serif; }
header { display: flex; align-items: center; gap: .625rem; border-bottom: 1px solid #f2a516; }
header { padding: .75rem 1rem; background: #0a3f45; font: 600 1.125rem Georgia, serif; }
header b { color: #f9c85a; }
main { box-sizing: border-box; width: calc(100% - 2rem); max-width: 34rem; padding: 1.25rem 1.5rem 1.5rem; }
main { border: 1px solid #e6d8b8; border-radius: 1.25rem; background: #fffdf8; }
h1 { margin: 0; font: 600 1.625rem/1.2 Georgia, serif; }
label { font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 3rem; margin-top: .375rem; padding: 0 1rem; }
input { border: 2px solid #45585c; border-radius: .5rem; background: #fff; font: inherit; }
button { border: 2px solid #0f5c63; border-radius: 2rem; background: #fffdf8; color: #0f5c63; font-weight: 600; }
p + button { margin-top: 0; border-color: transparent; background: #0f5c63; color: #fff; }
form + form p { margin-top: 1.5rem; }
small { display: block; margin-top: 1.5rem; color: #45585c; }
`;

/** @param mark the firm's mark, which the desk's host has */
const firmPage = (title: string, content: Html, mark: Html | string = "") =>
  page(
    `${title} | The desk`,
    html`${mark}<span>Marigold <b>· the desk</b></span>`,
    html`${content}
<small>This page is the sandbox’s, and stands in for Cloudflare Access.</small>`,
    look,
  );

const signInPage = (desk: string) =>
  firmPage(
    "Sign in",
    html`<h1>Sign in to the desk</h1>
<p>Access would send a one-time code to an address that its policy names. Here any address will do, without a password.</p>
${colleagues.map(
  (email) => html`<form method="post"><input type="hidden" name="desk" value="${desk}">
<button name="email" value="${email}">${email}</button></form>`,
)}
<form method="post"><input type="hidden" name="desk" value="${desk}">
<p><label>Another address<br><input type="email" name="email" required></label></p>
<button>Sign in</button></form>`,
    html`<img src="${desk}/favicon.svg" alt="" width="32" height="32">`,
  );
