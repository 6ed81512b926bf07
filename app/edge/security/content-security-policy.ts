import { sha256 } from "#edge/http/digest.ts";

type PagePolicy = {
  /** Source expressions for the page's inline scripts, such as 'sha256-…' with its quotes. */
  scriptSources: string[];
  /** The source expression for the page's inline style sheet; empty without one. */
  styleSource: string;
  /** The chat widget's script, the only one of a third party, and what it loads from; null without a widget. */
  chat: { scriptUrl: string; origins: string[] } | null;
  /** The origins of the store's pictures. */
  imageOrigins: string[];
  /** Whether it may register the service worker with which a visitor keeps it. */
  mayBeKept: boolean;
};

/** A page's Content-Security-Policy. It uses hashes, since cached pages cannot have nonces. */
export function writePagePolicy(page: PagePolicy): string {
  const chat = page.chat?.origins ?? [];
  return writePolicy({
    // Firefox applies it to `link rel="prefetch"`, which has no directive of its own there.
    "default-src": ["'self'"],
    "object-src": ["'none'"],
    "worker-src": [page.mayBeKept ? "'self'" : "'none'"],
    "script-src": ["'self'", ...page.scriptSources, ...chatScriptSource(page.chat?.scriptUrl)],
    "style-src": ["'self'", page.styleSource],
    // Widgets place themselves with `style` attributes, which have no hash that could be known.
    ...(page.chat && { "style-src-attr": ["'unsafe-inline'"] }),
    "img-src": ["'self'", ...new Set([...page.imageOrigins, ...chat])],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...chat],
    "frame-src": chat.length > 0 ? chat : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

/**
 * For a page without scripts, chat and pictures of others.
 * @param fontSource `data:` for a page that has its fonts in its style sheet
 */
export function writeScriptFreePolicy(styleSource: string, fontSource = "'self'"): string {
  return writePolicy({
    "default-src": ["'none'"],
    "style-src": ["'self'", styleSource],
    "img-src": ["'self'"],
    "font-src": [fontSource],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

/** For responses that are not pages: if a browser renders one as a page, it can load and run nothing. */
export const inertSecurityPolicy = writePolicy({
  "default-src": ["'none'"],
  "form-action": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
});

/** The source expression of an inline script or style sheet: 'sha256-…', with the quotes. */
export async function hashSource(text: string): Promise<string> {
  return `'sha256-${btoa(String.fromCharCode(...(await sha256(text))))}'`;
}

/** Allows this script only, not everything on its host. Without the query, since `;` and `,` would end the source. */
function chatScriptSource(scriptUrl: string | undefined): string[] {
  if (!scriptUrl) return [];
  const { origin, pathname } = new URL(scriptUrl);
  return [origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C")];
}

function writePolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].filter(Boolean).join(" "))
    .join("; ");
}
