import { expect, test } from "#tests/e2e/browser-test.ts";
import { createKilledSite } from "./killed-site.ts";

// No server listens on this port.
const nowhere = "http://localhost:1";
const site = createKilledSite({
  PORT: "8827",
  STORE_API_URL: nowhere,
  FORM_ENDPOINT: nowhere,
});

const enquiryCount = 200;
// Fewer than the enquiries that remain when the Worker is killed, so that some certainly fail.
const concurrentSenders = 20;
const killedAfter = 60;

test.afterEach(() => site.kill());

/** Posts an enquiry or asks for a quote. */
const post = (message: string, isQuote: boolean) =>
  site.post(isQuote ? "/quote?step=you&to=uk&pet=dog" : "/contact", {
    name: "Asha",
    email: "asha@example.com",
    [isQuote ? "note" : "message"]: message,
  });

test("every confirmed enquiry and quote is stored, and another one can be sent, after the Worker was killed during a burst of 200", async () => {
  test.setTimeout(400_000);
  await site.empty();
  await site.start();
  const confirmed: string[] = [];
  let killed: Promise<void> | undefined;
  const messages = Array.from({ length: enquiryCount }, (_, index) => `Enquiry ${index}`).entries();
  async function sendUntilNoneIsLeft() {
    for (const [index, message] of messages) {
      if (await post(message, index % 2 === 0)) confirmed.push(message);
      if (confirmed.length >= killedAfter) killed ??= site.kill();
    }
  }
  await Promise.all(Array.from({ length: concurrentSenders }, sendUntilNoneIsLeft));
  await killed;
  expect(confirmed.length).toBeGreaterThanOrEqual(killedAfter);
  expect(confirmed.length).toBeLessThan(enquiryCount);

  await site.start();
  expect(await post("After the restart", true)).toBe(true);
  confirmed.push("After the restart");
  await site.kill();
  const stored = await site.query<{ message: string }>("SELECT message FROM enquiries");
  expect(
    confirmed.filter((words) => !stored.some(({ message }) => message.endsWith(words))),
  ).toEqual([]);
});
