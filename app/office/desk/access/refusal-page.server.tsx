import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { company } from "#content/company/company.ts";
import { setPrivateHeaders } from "#edge/caching/private-pages.server.ts";
import { hashSource, writeScriptFreePolicy } from "#edge/security/content-security-policy.ts";
import { setSecurityHeaders } from "#edge/security/security-headers.ts";
import displayFont from "#fonts/fraunces-latin.woff2?inline";
import textFont from "#fonts/source-sans-latin.woff2?inline";

/**
 * The look of app.css, whose sheet is not used: it is far larger, and behind Access too. The fonts are in it, so that a
 * stranger learns the name of no file.
 */
export const style = `
@font-face{font-family:Fraunces;src:url(${displayFont});font-weight:600}
@font-face{font-family:"Source Sans 3";src:url(${textFont});font-weight:400 600}
body{margin:0;background:#f7efde;color:#14262b;font:1.0625rem/1.55 "Source Sans 3",Arial,sans-serif;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:.625rem;padding:.75rem max(1rem,50% - 17rem);background:#0a3f45;border-bottom:1px solid #f2a516;color:#fff;font:600 1.125rem Fraunces,Georgia,serif}
header b{color:#f9c85a;font-weight:600}
main{box-sizing:border-box;width:calc(100% - 2rem);max-width:34rem;margin:min(15vh,7rem) auto 1.5rem;padding:1.25rem 1.5rem 1.5rem;border:1px solid #e6d8b8;border-radius:1.25rem;background:#fffdf8}
h1{margin:0;font:600 1.625rem/1.2 Fraunces,Georgia,serif}
li{margin-top:.5rem}
p:last-child{margin-bottom:0}
a{color:#0f5c63;font-weight:600}
p>a,button{display:inline-block;padding:.625rem 1.5rem;border:2px solid transparent;border-radius:2rem;background:#0f5c63;color:#fff;font:inherit;font-weight:600;text-decoration:none}
label{display:block;margin-top:1rem;font-weight:600}
textarea{box-sizing:border-box;width:100%;margin-top:.375rem;padding:.625rem 1rem;border:2px solid #45585c;border-radius:.5rem;background:#fff;color:inherit;font:inherit;font-weight:400}
button{margin-top:1rem}
`;

/** The names and values of a form that was posted in vain. */
export type Posted = [string, string][];

type Refusal = {
  status: number;
  title: string;
  text: string;
  /** Where to go on. */
  link: { path: string; words: string } | null;
  /** What was typed, which only goes back to its sender. */
  posted?: Posted | null;
};

/** A refusal of the desk as a page that needs no other file, and has nothing of the database. */
export async function refusalPage({ status, ...refusal }: Refusal): Promise<Response> {
  const html = `<!doctype html>${renderToStaticMarkup(<RefusalPage {...refusal} />)}\n`;
  const response = new Response(html, { status });
  response.headers.set("Content-Type", "text/html; charset=utf-8");
  response.headers.set(
    "Content-Security-Policy",
    writeScriptFreePolicy(await hashSource(style), "data:"),
  );
  setPrivateHeaders(response.headers);
  setSecurityHeaders(response.headers);
  return response;
}

function RefusalPage({ title, text, link, posted }: Omit<Refusal, "status">) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | The desk`}</title>
        <link rel="icon" href="/favicon.svg" />
        <style>{style}</style>
      </head>
      <body>
        <header>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          <span>
            {company.shortName} <b>· the desk</b>
          </span>
        </header>
        <main>
          <h1>{title}</h1>
          <p>{text}</p>
          {posted ? (
            <PostedAgain posted={posted} link={link} />
          ) : (
            link && (
              <p>
                <a href={link.path}>{link.words}</a>
              </p>
            )
          )}
        </main>
      </body>
    </html>
  );
}

/** What is typed has a space or a line break; what a page names by itself has none. */
const isTyped = (value: string) => /\s/.test(value.trim());

function PostedAgain({ posted, link }: { posted: Posted; link: Refusal["link"] }) {
  return (
    <form method="post" encType="multipart/form-data">
      <p>Nothing was saved, and what you typed is still here:</p>
      <ol>
        {link && (
          <li>
            <a href={link.path} target="_blank" rel="noreferrer">
              {link.words}
            </a>{" "}
            in a new tab. Keep this one open.
          </li>
        )}
        <li>Come back to this tab, and send it again.</li>
      </ol>
      {posted.map(([name, value], index) => (
        <PostedField key={index} name={name} value={value} />
      ))}
      <button type="submit">Send it again</button>
    </form>
  );
}

function PostedField({ name, value }: { name: string; value: string }): ReactNode {
  if (!isTyped(value)) return <input type="hidden" name={name} value={value} />;
  return (
    <label>
      What you typed
      <textarea name={name} rows={8} defaultValue={value} />
    </label>
  );
}
