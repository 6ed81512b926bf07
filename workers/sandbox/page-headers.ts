import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "./bindings";

/** For the pages that page.ts makes: never cached, never framed, and nothing runs or loads in them. */
export const sendPageHeaders = createMiddleware<SandboxEnv>(async (c, next) => {
  await next();
  c.header("Cache-Control", "private, no-store");
  c.header("X-Content-Type-Options", "nosniff");
  // No form-action: browsers hold it against the redirect from the payment back to the shop, too.
  c.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  );
});
