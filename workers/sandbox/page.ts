import { createMiddleware } from "hono/factory";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { SandboxEnv } from "./bindings.ts";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = raw(`
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #eef1f6; color: #1c2433; font: 1rem/1.5 system-ui, sans-serif; }
.notice { padding: .625rem 1rem; background: #1c2433; color: #fff; text-align: center; font-size: .9375rem; }
main { width: min(100% - 2rem, 30rem); margin: 1.5rem auto 3rem; padding: 1.5rem 1.25rem 1.75rem; background: #fff; border: 1px solid #d5dbe6; border-radius: .75rem; }
.brand { margin: 0; color: #3c4a66; font-weight: 600; }
h1 { margin: .125rem 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 0; font-size: 1rem; }
p { margin: .5rem 0; overflow-wrap: anywhere; }
a { color: #1f3f94; }
ul.lines { margin: .25rem 0 0; padding: 0; list-style: none; }
.lines li { display: flex; gap: 1rem; justify-content: space-between; padding: .75rem 0; border-bottom: 1px solid #d5dbe6; }
.lines strong { font-weight: 600; }
ol.messages { margin: 1rem 0 0; padding: 0; list-style: none; }
.messages li { padding: 1rem 0; border-top: 1px solid #d5dbe6; }
.messages h2 { margin: 0; font-size: 1.125rem; }
dl { margin: .5rem 0 0; }
dt { margin-top: .5rem; color: #4d5a73; font-size: .9375rem; }
dd { margin: 0; }
.text { overflow-wrap: anywhere; white-space: pre-wrap; }
.quiet { display: block; color: #4d5a73; font-size: .9375rem; }
.amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
.total { display: flex; justify-content: space-between; margin: 1rem 0 1.5rem; font-size: 1.125rem; font-weight: 700; }
form { margin: .75rem 0 0; }
button { width: 100%; min-height: 3rem; padding: .625rem 1rem; border: 1px solid #24479f; border-radius: .5rem; background: #fff; color: #24479f; font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: #24479f; color: #fff; }
button:hover { text-decoration: underline; }
:focus-visible { outline: 3px solid #f2a516; outline-offset: 2px; }
code { font-size: .9375em; overflow-wrap: anywhere; }
@media (min-width: 48rem) { main { margin-top: 3.5rem; padding: 2rem 2.25rem 2.25rem; } }
`);

export function page(title: string, notice: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header class="notice">${notice}</header>
<main>
${content}
</main>
</body>
</html>`;
}

/** Sets the headers of these pages: no caching, no framing, no scripts, no subresources. */
export const sendPageHeaders = createMiddleware<SandboxEnv>(async (c, next) => {
  await next();
  c.header("Cache-Control", "private, no-store");
  c.header("X-Content-Type-Options", "nosniff");
  // No form-action: browsers would apply it to the redirect from the payment page to the shop, too.
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  );
});
