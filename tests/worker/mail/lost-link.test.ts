import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { postEnquiry, runCron } from "#tests/worker/enquiry-outbox.ts";
import { readMail } from "#tests/worker/mailbox.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { visit } from "#tests/worker/site.ts";
import { askAndGetMail, linkIn, mailsOf, newAddress } from "./mail-visitor.ts";

const find = (email: string) => postEnquiry({ email }, { path: "/quote/find" });
const wordsOf = async (response: Response) =>
  (await response.text()).replace(/owner-[\w-]+@example.com/g, "");

describe("/quote/find", () => {
  it("mails the link of a quote to its address", async () => {
    const { email, mailPage } = await askAndGetMail();
    expect((await find(email.toUpperCase())).status).toBe(200);
    const [mail] = await mailsOf(email, 2);
    expect(linkIn(mail ?? {})).toBe(mailPage);
  });

  it("is linked where one asks for a quote, and where a quote is gone", async () => {
    for (const path of ["/quote", `/quote/${"a".repeat(32)}`]) {
      expect(await (await visit(path)).text()).toContain('href="/quote/find"');
    }
  });

  it("says the same words whether it knows the address", async () => {
    const { email } = await askAndGetMail();
    const [known, unknown] = [await find(email), await find(newAddress())];
    expect(known.status).toBe(unknown.status);
    expect(await wordsOf(known)).toBe(await wordsOf(unknown));
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  it("mails nothing of quotes that are older than thirty days, or whose address was wrong", async () => {
    const { email } = await askAndGetMail();
    await env.ENQUIRIES.exec("UPDATE enquiries SET received_at = 1");
    await find(email);
    await runCron();
    expect(await readMail(email)).toHaveLength(1);
  });

  it("says what is wrong with an address, and keeps it", async () => {
    const response = await find("asha@");
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Please enter an email address such as");
    expect(html).toContain('value="asha@"');
  });

  it("has the words of a failure while the database is away", async () => {
    expectConsoleErrors(1);
    await env.ENQUIRIES.exec("ALTER TABLE mails RENAME TO mails_away");
    try {
      const response = await find(newAddress());
      expect(response.status).toBe(503);
      expect(await response.text()).toContain("We could not look just now");
    } finally {
      await env.ENQUIRIES.exec("ALTER TABLE mails_away RENAME TO mails");
    }
  });

  it("is private, and not for search engines", async () => {
    const response = await visit("/quote/find");
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    expect(await response.text()).toContain("noindex");
  });
});
