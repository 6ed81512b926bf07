import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { referenceOf } from "#office/reply/reference.ts";
import { meera, publishKeys, readLog, signIn } from "#tests/worker/desk-office.ts";
import { readMail } from "#tests/worker/mailbox.ts";
import { answerOffer, makeOffer, readPage } from "#tests/worker/offered-quote.ts";
import {
  askAndGetMail,
  linkIn,
  listMails,
  mailsOf,
  sendLater,
  team,
  untilFailed,
} from "./mail-visitor.ts";

async function ask() {
  const asked = await askAndGetMail();
  return { ...asked, office: await signIn(meera), desk: `/desk/${asked.id}/offer` };
}

const readReply = (id: string) =>
  env.ENQUIRIES.prepare("SELECT replied_at, replied_via, mail_stop FROM enquiries WHERE id = ?1")
    .bind(id)
    .first();

const mailIsDown = () =>
  publishKeys(undefined, { path: "/mail/send/*", kind: "status", status: 503 });

describe("the mail of an offer", () => {
  it("brings its owner to the page, where the offer is accepted, and the office hears of it", async () => {
    const { email, id, mailPage, office, desk } = await ask();
    const { page } = await makeOffer(office, desk);
    const [mail] = await mailsOf(email, 2);
    expect(mail?.subject).toContain("Our offer for your request");
    expect(mail?.text).toContain("Total: ₹1,25,500.50");
    expect(linkIn(mail ?? {})).toBe(mailPage);
    expect(page).not.toContain("Please tell the owner yourself");
    expect(await office.read(desk)).toContain(`The mail to ${email}: sent.`);
    expect(await readReply(id)).toMatchObject({ replied_via: "mail" });
    await answerOffer(mailPage, "accepted");
    const [alarm] = await mailsOf(team, 1);
    expect(alarm?.subject).toContain("Offer accepted");
    expect(alarm?.text).toContain(referenceOf(id));
  });

  it("is sent for the last offer alone, and for none that was answered meanwhile", async () => {
    const { email, id, page, office, desk } = await ask();
    await mailIsDown();
    await makeOffer(office, desk);
    await untilFailed();
    await makeOffer(office, desk, { "amount-1": "90000" });
    await publishKeys();
    await sendLater();
    const [mail, ...older] = await mailsOf(email, 2);
    expect(mail?.text).toContain("₹90,500");
    expect(older).toHaveLength(1);
    expect(await listMails(id)).toEqual(["received sent", "offer stopped", "offer sent"]);
    await mailIsDown();
    await makeOffer(office, desk, { "amount-1": "80000" });
    await untilFailed();
    await answerOffer(page, "declined");
    await publishKeys();
    await sendLater();
    expect((await listMails(id)).at(-1)).toBe("offer stopped");
    expect(await readMail(email)).toHaveLength(2);
  });

  it("that is refused makes the enquiry due again, and the desk says how to tell the owner", async () => {
    const { email, id, page, office, desk } = await ask();
    const fault = { kind: "mail-error", code: "E_RECIPIENT_SUPPRESSED" };
    await publishKeys(undefined, { path: `/mail/send/${email}`, ...fault });
    await makeOffer(office, desk);
    const [alarm] = await mailsOf(team, 1);
    expect(alarm?.subject).toContain("A reply could not be sent");
    expect(await readReply(id)).toMatchObject({ replied_at: null, mail_stop: "returned" });
    expect((await readLog()).at(-1)).toContain("could not send the reply");
    expect(await office.read(desk)).toContain("Please tell the owner yourself");
    expect(await readPage(page)).toContain("Accept the offer");
  });
});
