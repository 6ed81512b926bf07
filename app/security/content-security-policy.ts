type PagePolicy = {
  /** Source expressions for the page's inline scripts, such as 'sha256-…' with its quotes. */
  scriptSources: string[];
  /** The source expression for the page's inline style sheet. */
  styleSource: string;
  /** The origin of the chat widget, the only third-party script; null without a widget. */
  chatOrigin: string | null;
  /** The origins of the store's pictures. */
  imageOrigins: string[];
};

/** The Content-Security-Policy of a page, by hashes, since cached pages cannot have nonces. */
export function pageSecurityPolicy(page: PagePolicy): string {
  const chat = page.chatOrigin ? [page.chatOrigin] : [];
  return writePolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...page.scriptSources, ...chat],
    "style-src": ["'self'", page.styleSource],
    "img-src": ["'self'", ...new Set([...page.imageOrigins, ...chat])],
    // The rupee sign's font is so small that it is part of the style sheet.
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...chat],
    "frame-src": chat.length > 0 ? chat : ["'none'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

/** For responses that are no pages: if a browser renders one as a page, it can load and run nothing. */
export const inertSecurityPolicy = writePolicy({
  "default-src": ["'none'"],
  "form-action": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
});

function writePolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
