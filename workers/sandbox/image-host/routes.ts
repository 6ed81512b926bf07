import { type Context, Hono } from "hono";
import type { SandboxEnv } from "../bindings";
import { sandboxStoreId } from "../ids";
import { type ImageOptions, parseImageOptions } from "./image-options";
import { type PictureFormat, picturePath, pictureWidths } from "./picture-file";

const routePath = "/cdn-ecommerce/:storeId/:slug/:file{[a-z0-9-]+\\.jpg}";

export const imageHostRoutes = new Hono<SandboxEnv>();

imageHostRoutes.get(routePath, (c) => respondWithPicture(c, { format: "auto" }));

imageHostRoutes.get(`/cdn-cgi/image/:options${routePath}`, async (c) => {
  const options = parseImageOptions(c.req.param("options"));
  return typeof options === "string" ? c.text(options, 400) : respondWithPicture(c, options);
});

async function respondWithPicture(c: Context<SandboxEnv>, options: ImageOptions) {
  const { storeId, slug = "", file = "" } = c.req.param();
  if (storeId !== sandboxStoreId || !/^[a-z0-9-]+$/.test(slug)) return pictureNotFound(c);

  const format = chooseFormat(options, c.req.header("Accept") ?? "");
  const picture = `${slug}/${file.replace(/\.jpg$/, "")}`;
  const path = picturePath(picture, chooseWidth(options, format), format);
  const ifNoneMatch = c.req.header("If-None-Match");
  const stored = await c.env.ASSETS?.fetch(
    new Request(new URL(path, c.req.url), {
      headers: ifNoneMatch === undefined ? {} : { "If-None-Match": ifNoneMatch },
    }),
  );
  if (stored === undefined || stored.status === 404) return pictureNotFound(c);

  const response = new Response(stored.body, stored);
  response.headers.set("Content-Type", `image/${format}`);
  response.headers.set("Cache-Control", "public, max-age=2592000");
  response.headers.set("Vary", "Accept");
  return response;
}

function chooseFormat({ format }: ImageOptions, accept: string): PictureFormat {
  if (format !== "auto") return format;
  return accept.includes("image/webp") ? "webp" : "jpeg";
}

/** The smallest width that is large enough, else the largest one: pictures are not scaled up. */
function chooseWidth(
  { width = Number.POSITIVE_INFINITY }: ImageOptions,
  format: PictureFormat,
): number {
  const widths = pictureWidths[format];
  return widths.find((available) => available >= width) ?? Math.max(...widths);
}

function pictureNotFound(c: Context<SandboxEnv>) {
  return c.text("Picture not found.", 404);
}
