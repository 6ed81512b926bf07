import { type Context, Hono } from "hono";
import type { SandboxEnv } from "../bindings";
import { sandboxStoreId } from "../ids";
import { type ImageOptions, parseImageOptions } from "./image-options";
import pictureWidths from "./picture-widths.json" with { type: "json" };

const picturePath = "/cdn-ecommerce/:storeId/:slug/:file{[a-z0-9-]+\\.jpg}";

export const imageHostRoutes = new Hono<SandboxEnv>();

imageHostRoutes.get(picturePath, (c) => respondWithPicture(c, { format: "auto" }));

imageHostRoutes.get(`/cdn-cgi/image/:options${picturePath}`, async (c) => {
  const options = parseImageOptions(c.req.param("options"));
  return typeof options === "string" ? c.text(options, 400) : respondWithPicture(c, options);
});

async function respondWithPicture(c: Context<SandboxEnv>, options: ImageOptions) {
  const { storeId, slug = "", file = "" } = c.req.param();
  if (storeId !== sandboxStoreId || !/^[a-z0-9-]+$/.test(slug)) return pictureNotFound(c);

  const isWebp = choosesWebp(options, c.req.header("Accept") ?? "");
  const stem = `${file.replace(/\.jpg$/, "")}-${chooseWidth(options)}`;
  const path = `/pictures/${slug}/${stem}.${isWebp ? "webp" : "jpg"}`;
  const ifNoneMatch = c.req.header("If-None-Match");
  const stored = await c.env.ASSETS?.fetch(
    new Request(new URL(path, c.req.url), {
      headers: ifNoneMatch === undefined ? {} : { "If-None-Match": ifNoneMatch },
    }),
  );
  if (stored === undefined || stored.status === 404) return pictureNotFound(c);

  const response = new Response(stored.body, stored);
  response.headers.set("Content-Type", isWebp ? "image/webp" : "image/jpeg");
  response.headers.set("Cache-Control", "public, max-age=2592000");
  response.headers.set("Vary", "Accept");
  return response;
}

function choosesWebp({ format }: ImageOptions, accept: string): boolean {
  return format === "webp" || (format === "auto" && accept.includes("image/webp"));
}

/** The smallest width that is large enough, else the largest one: pictures are not scaled up. */
function chooseWidth({ width = Number.POSITIVE_INFINITY }: ImageOptions): number {
  return pictureWidths.find((available) => available >= width) ?? Math.max(...pictureWidths);
}

function pictureNotFound(c: Context<SandboxEnv>) {
  return c.text("Picture not found.", 404);
}
