import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  listEnquiries,
  postEnquiry,
  validEnquiry,
  waitUntilDelivered,
} from "#tests/worker/enquiry-outbox.ts";
import { answers, postQuote } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors, loggedErrors } from "#tests/worker/setup.ts";
import { advanceClock, readAttributes } from "#tests/worker/site.ts";

/** Makes the database respond to the next batch of statements once the returned function is called. */
function hangDatabase(): () => Promise<unknown> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const batch = env.ENQUIRIES.batch.bind(env.ENQUIRIES);
  const spy = vi.spyOn(env.ENQUIRIES, "batch");
  let late: Promise<unknown> | undefined;
  spy.mockImplementationOnce((statements) => {
    const responding = released.then(() => batch<never>(statements));
    late = responding;
    return responding;
  });
  onTestFinished(() => spy.mockRestore());
  return async () => {
    release();
    await late;
  };
}

/** Makes ten seconds pass at once, for the rest of the test. */
function skipTenSeconds(): void {
  const wait = setTimeout;
  const spy = vi.spyOn(globalThis, "setTimeout");
  spy.mockImplementation((run, delayMs, ...rest) =>
    wait(run, delayMs === 10_000 ? 0 : delayMs, ...rest),
  );
  onTestFinished(() => spy.mockRestore());
}

const unknown = "We do not know whether your message has arrived";
const note = "Afraid of thunder";
const [token] = await readAttributes(`/quote?step=you&${answers}`, "[name=submission]", "value");
const quote = { submission: String(token), note };

describe("while the database hangs", () => {
  it.each([
    ["an enquiry", () => postEnquiry(validEnquiry), validEnquiry.message],
    ["a quote", () => postQuote(quote), note],
  ])(
    "%s gets a response after ten seconds, and counts once when it is sent again",
    async (_, post, typed) => {
      expectConsoleErrors(1);
      skipTenSeconds();
      const release = hangDatabase();
      const response = await post();
      expect(response.status).toBe(503);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await response.text();
      for (const text of [unknown, "it will not count twice", "tel:", typed]) {
        expect(html).toContain(text);
      }
      expect(loggedErrors().join()).toContain("StoreTimeout");
      expect(await listEnquiries()).toEqual([]);
      await release();
      expect(await listEnquiries()).toHaveLength(1);
      expect((await post()).status).toBe(303);
      expect(await listEnquiries()).toMatchObject([{ revision: 1 }]);
      await waitUntilDelivered();
    },
  );

  it("an enquiry counts once if the second press of the button is stored first", async () => {
    expectConsoleErrors(1);
    skipTenSeconds();
    const release = hangDatabase();
    await postEnquiry(validEnquiry);
    advanceClock(10_000);
    expect((await postEnquiry(validEnquiry)).status).toBe(303);
    await release();
    expect(await listEnquiries()).toMatchObject([{ revision: 1 }]);
    await waitUntilDelivered();
  });

  it("a quote keeps its token for the next press of the button", async () => {
    expectConsoleErrors(1);
    skipTenSeconds();
    const release = hangDatabase();
    expect(await (await postQuote(quote)).text()).toContain(`value="${token}"`);
    await release();
  });

  it("a correction stays when the first words are stored after it", async () => {
    expectConsoleErrors(1);
    skipTenSeconds();
    const release = hangDatabase();
    await postQuote(quote);
    advanceClock(10_000);
    await postQuote({ ...quote, name: "Asha Rao" });
    await release();
    expect(await listEnquiries()).toMatchObject([{ name: "Asha Rao", revision: 1 }]);
    await waitUntilDelivered();
  });

  it.each([
    ["an enquiry", () => postEnquiry(validEnquiry, { path: "/contact.data" })],
    ["a quote", () => postQuote(quote, { isDataRequest: true })],
  ])("the script that sends %s gets the same outcome", async (_, post) => {
    expectConsoleErrors(1);
    skipTenSeconds();
    const release = hangDatabase();
    const response = await post();
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('"kind","unknown"');
    await release();
  });
});
