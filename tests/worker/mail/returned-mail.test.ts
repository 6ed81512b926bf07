import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { meera, press, signIn } from "#tests/worker/desk-office.ts";
import { worker } from "#tests/worker/enquiry-outbox.ts";
import { readMail } from "#tests/worker/mailbox.ts";
import { askAndGetMail, listMails, mailsOf, sendLater, team } from "./mail-visitor.ts";

/** Delivers an event of the mail service, as its queue does. */
async function deliver(type: string, payload: object) {
  const body = { type: `cf.email.sending.message.${type}`, payload };
  const messages = [{ id: "1", timestamp: new Date(), attempts: 1, body }];
  const batch = createMessageBatch("marigold-mail-events", messages);
  const context = createExecutionContext();
  await worker.queue(batch, env, context);
  return getQueueResult(batch, context);
}

describe("a mail that came back", () => {
  it("is shown at the desk, ends all mail to that address, and tells the office to call", async () => {
    const { email, id, mail } = await askAndGetMail();
    const { explicitAcks } = await deliver("bounced", {
      messageId: mail.messageId,
      recipient: email.toUpperCase(),
    });
    expect(explicitAcks).toEqual(["1"]);
    expect(await listMails(id)).toEqual(["received returned"]);
    const office = await signIn(meera);
    expect(await office.read("/desk")).toContain("mail came back: call");
    const shown = await office.read(`/desk/${id}`);
    expect(shown).toContain("Mail came back: call");
    expect(shown).not.toContain("Answer it here");
    await sendLater();
    expect((await mailsOf(team, 1))[0]?.subject).toContain("Mail came back, so please call");
  });

  it("makes the reply that it was none", async () => {
    const { email, id } = await askAndGetMail();
    const office = await signIn(meera);
    await press(office, `/desk/${id}`, { do: "reply", reply: "It costs ₹1,80,000." });
    const [reply] = await mailsOf(email, 2);
    await deliver("bounced", { messageId: reply?.messageId, recipient: email });
    const shown = await office.read(`/desk/${id}`);
    expect(shown).toContain("Nobody has it yet.");
    expect(shown).toContain("came back");
    await sendLater();
    expect((await mailsOf(team, 1))[0]?.subject).toContain("A reply could not be sent");
  });

  it("counts only for the visitor: the office's copy of a reply is another matter", async () => {
    const { id, mail } = await askAndGetMail();
    await deliver("bounced", { messageId: mail.messageId, recipient: "office@elsewhere.example" });
    expect(await listMails(id)).toEqual(["received sent"]);
  });

  it("that was only marked as spam leaves a reply a reply, and ends the mails all the same", async () => {
    const { email, id, mail } = await askAndGetMail();
    await deliver("complained", { messageId: mail.messageId, recipient: email });
    expect(await listMails(id)).toEqual(["received sent"]);
    const shown = await (await signIn(meera)).read(`/desk/${id}`);
    expect(shown).toContain("Marked as spam");
    expect(shown).not.toContain("Answer it here");
  });

  it("is taken later if its event comes before the mail is recorded as sent", async () => {
    const event = { messageId: "unknown", recipient: "a@example.com" };
    expect((await deliver("bounced", event)).retryMessages).toHaveLength(1);
    expect((await deliver("delivered", event)).explicitAcks).toEqual(["1"]);
    expect(await readMail(team)).toEqual([]);
  });
});
