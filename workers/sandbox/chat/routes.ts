import { Hono } from "hono";
import type { SandboxEnv } from "../bindings";

/** The script comes as text, since each bundler that builds the sandbox reads files in its own way. */
export function chatRoutes(widgetScript: string) {
  return new Hono<SandboxEnv>().get("/widget.js", (c) =>
    c.body(widgetScript, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    }),
  );
}
