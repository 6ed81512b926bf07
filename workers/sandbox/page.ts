import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = raw(`
body { margin: 0; background: #eef1f6; color: #1c2433; font: 1rem/1.5 system-ui, sans-serif; }
header { padding: .625rem 1rem; background: #1c2433; color: #fff; text-align: center; }
main { max-width: 30rem; margin: 1.5rem auto; padding: 1rem 1.25rem; background: #fff; }
main { overflow-wrap: anywhere; }
dd { white-space: pre-wrap; }
button { width: 100%; min-height: 3rem; margin-top: .75rem; font: inherit; }
`);

/** @param look rules of CSS for a page that looks otherwise */
export const page = (title: string, notice: string | Html, content: Html, look = ""): Html =>
  html`<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}${raw(look)}</style>
<header>${notice}</header>
<main>
${content}
</main>
</html>`;
