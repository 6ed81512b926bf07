import { type Context, Hono } from "hono";
import type { SandboxEnv } from "#workers/sandbox/bindings.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";
import { picturePath, pictureWidths } from "./picture-file.ts";

export const fileRoutes = new Hono<SandboxEnv>();

// With the options that the site asks for, and without.
const picturePattern = new RegExp(
  `^(?:/cdn-cgi/image/format=auto,w=([1-9]\\d*),fit=scale-down)?/cdn-ecommerce/${sandboxStoreId}/([a-z0-9-]+/[a-z0-9-]+)\\.jpg$`,
);

fileRoutes.on("GET", ["/cdn-cgi/image/*", "/cdn-ecommerce/*"], (c) => {
  const [, width = Number.POSITIVE_INFINITY, picture] = picturePattern.exec(c.req.path) ?? [];
  if (picture === undefined) return c.notFound();
  const format = c.req.header("Accept")?.includes("image/webp") ? "webp" : "jpeg";
  const widths = pictureWidths[format];
  // The smallest that is large enough, else the largest: pictures are not scaled up.
  const chosen = widths.find((available) => available >= Number(width)) ?? Math.max(...widths);
  return serveFile(c, picturePath(picture, chosen, format), {
    "Content-Type": `image/${format}`,
    "Cache-Control": "public, max-age=2592000",
    Vary: "Accept",
  });
});

const chatFiles = {
  "/chat/widget.js": "text/javascript; charset=utf-8",
  "/chat/portrait.svg": "image/svg+xml",
};

for (const [path, type] of Object.entries(chatFiles)) {
  fileRoutes.get(path, (c) =>
    serveFile(c, path, {
      "Content-Type": type,
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    }),
  );
}

async function serveFile(c: Context<SandboxEnv>, path: string, headers: Record<string, string>) {
  const file = await c.env.ASSETS?.fetch(new Request(new URL(path, c.req.url), c.req.raw));
  if (file === undefined || file.status === 404) return c.notFound();
  const response = new Response(file.body, file);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
