import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { digestCron } from "#office/enquiry/watch/send-digest.server.ts";
import { formServiceIsDown, inFlood, readInbox, runCron } from "#tests/worker/enquiry-outbox.ts";
import { setMailFault } from "#tests/worker/mailbox.ts";
import { askForQuote, ownNote } from "#tests/worker/quote-visitor.ts";
import { expectConsoleErrors } from "#tests/worker/setup.ts";
import { setFaults } from "#tests/worker/store.ts";
import { ageMails, mailsOf, newAddress, team } from "./mail-visitor.ts";

it("the morning's digest comes by mail, and not through the form service whose failure it may report", async () => {
  await askForQuote({ email: newAddress(), ...ownNote() });
  await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
  await runCron(digestCron);
  const [digest] = await mailsOf(team, 1);
  expect(digest?.subject).toContain("what to do on");
  expect(digest?.text).toContain("Later than promised (1)");
  expect((await readInbox()).filter(({ fields }) => /what to do/.test(fields.topic ?? ""))).toEqual(
    [],
  );
  await runCron(digestCron);
  await mailsOf(team, 1);
});

it("a digest that mail does not take waits for the next run", async () => {
  expectConsoleErrors(1);
  await askForQuote({ email: newAddress(), ...ownNote() });
  await env.ENQUIRIES.exec("UPDATE enquiries SET reply_by = 1");
  await setMailFault({ path: `/mail/send/${team}`, kind: "status", status: 503 });
  await runCron(digestCron);
  await setMailFault({ path: "/nothing", kind: "hang" });
  await env.ENQUIRIES.exec("UPDATE digests SET next_attempt_at = 0");
  await runCron();
  const mails = await mailsOf(team, 2);
  expect(mails.map(({ subject }) => subject).join()).toContain("what to do on");
});

it("an alarm tells once a day that the form service has taken nothing for an hour", async () => {
  expectConsoleErrors(2);
  await setFaults(formServiceIsDown);
  await askForQuote({ email: newAddress(), ...ownNote() });
  await env.ENQUIRIES.exec("UPDATE enquiries SET received_at = received_at - 4000000");
  await runCron();
  await runCron();
  const [alarm] = await mailsOf(team, 1);
  expect(alarm?.text).toContain("Not delivered for more than an hour (1)");
});

it("an alarm about a flood is one mail, which waits as others do", async () => {
  expectConsoleErrors(1);
  await inFlood(async () => {
    await askForQuote({ email: newAddress(), ...ownNote() });
    await askForQuote({ email: newAddress(), ...ownNote() });
  });
  await setMailFault({ path: `/mail/send/${team}`, kind: "status", status: 503 });
  await runCron();
  await setMailFault({ path: "/nothing", kind: "hang" });
  await ageMails(3_600_000);
  await runCron();
  const [alarm] = await mailsOf(team, 1);
  expect(alarm?.text).toContain("Enquiries came in a flood (2)");
  expect(alarm?.text).toContain("://desk.marigold.example/desk");
});
