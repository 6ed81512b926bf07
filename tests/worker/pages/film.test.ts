import { describe, expect, it } from "vitest";
import { hero } from "#content/home.ts";
import { visit } from "#tests/worker/site.ts";

const films = hero.film.map(({ src }) => src);

async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await visit(path, { headers, method });
  const { status } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status, headers: response.headers, bytes };
}

describe.each(films)("%s", (path) => {
  it("comes in the parts that a player asks for, as Safari needs", async () => {
    const whole = await ask(path);
    const size = whole.bytes.length;
    expect(whole.status).toBe(200);
    expect(whole.headers.get("Accept-Ranges")).toBe("bytes");
    for (const [range, first, last] of [
      ["bytes=0-1", 0, 1],
      [`bytes=${size - 5}-`, size - 5, size - 1],
      ["bytes=-7", size - 7, size - 1],
    ] as const) {
      const part = await ask(path, { Range: range });
      expect(part.status).toBe(206);
      expect(part.headers.get("Content-Range")).toBe(`bytes ${first}-${last}/${size}`);
      expect(part.bytes).toEqual(whole.bytes.slice(first, last + 1));
      for (const name of ["ETag", "Content-Type", "Cache-Control", "Content-Security-Policy"]) {
        expect(part.headers.get(name), name).toBe(whole.headers.get(name));
      }
    }
  });

  it("has no part beyond its end", async () => {
    const { status, headers, bytes } = await ask(path, { Range: "bytes=99999999-" });
    expect(status).toBe(416);
    expect(headers.get("Content-Range")).toMatch(/^bytes \*\/\d+$/);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(bytes).toHaveLength(0);
  });

  it("comes whole if the parts that the client has are of another file, or if it only asks for the headers", async () => {
    const etag = (await ask(path)).headers.get("ETag") ?? "";
    const part = { Range: "bytes=0-1" };
    expect((await ask(path, { ...part, "If-Range": etag })).status).toBe(206);
    expect((await ask(path, { ...part, "If-Range": '"other"' })).status).toBe(200);
    expect((await ask(path, { Range: "bytes=0-1,5-6" })).status).toBe(200);
    expect((await ask(path, part, "HEAD")).status).toBe(200);
  });

  it("does not come again to a client that has it", async () => {
    const etag = (await ask(path)).headers.get("ETag") ?? "";
    const known = { "If-None-Match": etag };
    expect((await ask(path, known)).status).toBe(304);
    expect((await ask(path, { ...known, Range: "bytes=0-1" })).status).toBe(304);
  });
});
