import { describe, expect, it, vi } from "vitest";
import { discardRest, readLimitedBody } from "./limited-body.server.ts";

const kB = 1024;

/** A post whose body is generated in chunks of a kilobyte as it is read. */
function post(sizeKB: number, headers: HeadersInit = {}) {
  let sentKB = 0;
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sentKB === sizeKB) return controller.close();
        sentKB += 1;
        controller.enqueue(new Uint8Array(kB));
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, headers, duplex: "half" };
  const request = new Request("https://marigold.example/checkout", init);
  return { request, cancel, sentKB: () => sentKB };
}

describe("a posted body", () => {
  it("is read up to the limit", async () => {
    const { request } = post(64);
    expect((await readLimitedBody(request))?.size).toBe(64 * kB);
  });

  it("over the limit is not read further", async () => {
    const { request, sentKB } = post(200);
    expect(await readLimitedBody(request)).toBeNull();
    expect(sentKB()).toBe(65);
  });

  it("whose header says that it is over the limit is not read at all", async () => {
    const { request, sentKB } = post(200, { "Content-Length": String(200 * kB) });
    expect(await readLimitedBody(request)).toBeNull();
    expect(sentKB()).toBe(0);
  });
});

describe("the unread rest of a body", () => {
  it.each([
    ["too large", async (request: Request) => void (await readLimitedBody(request))],
    ["never read", async () => {}],
  ])("is read to its end when the body was %s", async (_, read) => {
    const { request, cancel, sentKB } = post(200);
    await read(request);
    await discardRest(request);
    expect(sentKB()).toBe(200);
    expect(cancel).not.toHaveBeenCalled();
  });

  it("is cancelled after a megabyte", async () => {
    const { request, cancel, sentKB } = post(10_000);
    await discardRest(request);
    expect(sentKB()).toBe(kB + 1);
    expect(cancel).toHaveBeenCalled();
  });

  it("does not exist when the body was read or there is none", async () => {
    const { request } = post(1);
    await request.text();
    await discardRest(request);
    await discardRest(new Request("https://marigold.example/"));
  });

  it("may break off without failing the response", async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error("left")) });
    const init = { method: "POST", body, duplex: "half" };
    await discardRest(new Request("https://marigold.example/", init));
  });
});
