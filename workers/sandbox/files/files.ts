import { type Context, Hono } from "hono";
import type { SandboxEnv } from "#workers/sandbox/bindings.ts";
import { sandboxStoreId } from "#workers/sandbox/ids.ts";

/** The widths of the pictures' files in pixels. All of them are WebP, also under the `.jpg` of the store's addresses. */
export const pictureWidths = [768, 1200] as const;

/** The path of a file in workers/sandbox/public, for a picture like `cabin-bag/teal`. */
export const picturePath = (picture: string, width: number) => `/pictures/${picture}-${width}.webp`;

export const fileRoutes = new Hono<SandboxEnv>();

const original = `/cdn-ecommerce/${sandboxStoreId}/:product/:view{.+\\.jpg}` as const;

fileRoutes.get(original, (c) => servePicture(c, Number.POSITIVE_INFINITY));
fileRoutes.get(`/cdn-cgi/image/:options{format=auto,w=[0-9]+,fit=scale-down}${original}`, (c) =>
  servePicture(c, Number(/w=(\d+)/.exec(c.req.path)?.[1])),
);

function servePicture(c: Context<SandboxEnv>, width: number) {
  const { product, view = "" } = c.req.param();
  const file = width > pictureWidths[0] ? pictureWidths[1] : pictureWidths[0];
  const path = picturePath(`${product}/${view.replace(".jpg", "")}`, file);
  return serveFile(c, path, "image/webp", "public, max-age=2592000");
}

fileRoutes.get("/chat/widget.js", (c) =>
  serveFile(c, c.req.path, "text/javascript; charset=utf-8", "no-cache"),
);
fileRoutes.get("/chat/portrait.svg", (c) => serveFile(c, c.req.path, "image/svg+xml", "no-cache"));

async function serveFile(c: Context<SandboxEnv>, path: string, type: string, caching: string) {
  const file = await c.env.ASSETS?.fetch(new Request(new URL(path, c.req.url), c.req.raw));
  if (file === undefined || file.status === 404) return c.notFound();
  const response = new Response(file.body, file);
  response.headers.set("Content-Type", type);
  response.headers.set("Cache-Control", caching);
  return response;
}
