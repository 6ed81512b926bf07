import { type Context, Hono } from "hono";
import type { SandboxEnv } from "../bindings";
import { sandboxStoreId } from "../store-id";
import { choosePictureFile } from "./choose-file";
import { type ImageOptions, parseImageOptions } from "./image-options";

const picturePath = "/cdn-ecommerce/:storeId/:slug/:file{[a-z0-9-]+\\.jpg}";

async function answerWithPicture(c: Context<SandboxEnv>, options: ImageOptions) {
  const { storeId, slug = "", file = "" } = c.req.param();
  if (storeId !== sandboxStoreId || !/^[a-z0-9-]+$/.test(slug)) return pictureNotFound(c);

  const picture = { slug, view: file.replace(/\.jpg$/, "") };
  const chosen = choosePictureFile(picture, options, c.req.header("Accept") ?? "");
  const ifNoneMatch = c.req.header("If-None-Match");
  const stored = await c.env.ASSETS?.fetch(
    new Request(new URL(chosen.path, c.req.url), {
      headers: ifNoneMatch === undefined ? {} : { "If-None-Match": ifNoneMatch },
    }),
  );
  if (stored === undefined || stored.status === 404) return pictureNotFound(c);

  const answer = new Response(stored.body, stored);
  answer.headers.set("Content-Type", chosen.contentType);
  answer.headers.set("Cache-Control", "public, max-age=2592000");
  answer.headers.set("Vary", "Accept");
  return answer;
}

function pictureNotFound(c: Context<SandboxEnv>) {
  return c.text("Picture not found.", 404);
}

export const imageHostRoutes = new Hono<SandboxEnv>();

imageHostRoutes.get(picturePath, (c) => answerWithPicture(c, { format: "auto" }));

imageHostRoutes.get(`/cdn-cgi/image/:options${picturePath}`, async (c) => {
  const options = parseImageOptions(c.req.param("options"));
  return typeof options === "string" ? c.text(options, 400) : answerWithPicture(c, options);
});
