import { expect, it, vi } from "vitest";
import type { OutgoingMail, SendOutcome } from "#edge/mail/mailer.server.ts";
import { messageOf } from "#tests/fixtures/office/letter-examples.ts";
import { deliverEnquiry } from "./form-service.server.ts";

/** Sends an enquiry where the office's mail takes the place of a form service. */
async function send(outcome: SendOutcome) {
  const mailer = { send: vi.fn(async (_mail: OutgoingMail) => outcome) };
  const team = { mailer, to: "office@marigold.example", deskUrl: "https://desk.example/desk" };
  const enquiry = messageOf({
    name: "Asha",
    email: "asha@example.com",
    phone: "+91 98000 00000",
    message: "Moti to London.\nIn May.",
    route: null,
  });
  const failure = await deliverEnquiry(team, enquiry);
  return { failure, mail: mailer.send.mock.calls[0]?.[0] };
}

it("an enquiry comes to the office with its link to the desk, and is answered by a reply to the mail", async () => {
  const { failure, mail } = await send({ kind: "sent", messageId: "m" });
  expect(failure).toBeNull();
  expect(mail).toMatchObject({
    to: "office@marigold.example",
    replyTo: "asha@example.com",
    subject: "Message 7F3A-91C2",
  });
  expect(mail?.text).toContain("Phone: +91 98000 00000");
  expect(mail?.text).toContain("https://desk.example/desk/7f3a91c2-");
  expect(mail?.text).toMatch(/Moti to London\.\nIn May\.$/);
});

it("a mail that is refused is a refusal of the enquiry, and any other failure is none", async () => {
  const refused = await send({ kind: "refused", reason: "E_VALIDATION_ERROR" });
  expect(refused.failure).toMatchObject({ kind: "refused", reason: "E_VALIDATION_ERROR" });
  for (const kind of ["later", "unknown"] as const) {
    expect((await send({ kind, reason: "x" })).failure).toMatchObject({ kind: "unreachable" });
  }
});
