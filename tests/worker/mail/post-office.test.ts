import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readMail, setMailFault } from "#tests/worker/mailbox.ts";

const mail = {
  to: "asha@example.com",
  from: { email: "office@mail.marigoldpets.example", name: "Marigold" },
  subject: "We have your enquiry",
  text: "Moti would like to move to London.",
};

/** Vitest's `rejects` would look for properties in the promise of a remote call, which calls again. */
const failureOf = (refused: typeof mail) =>
  env.MAIL?.send(refused).catch((error: unknown) => error);

it.each(["MAIL", "TEAM_MAIL"] as const)(
  "a mail that %s sends is in the mailbox of its recipient",
  async (name) => {
    const sent = await env[name]?.send(mail);
    expect(await readMail("asha@example.com")).toMatchObject([
      { messageId: sent?.messageId, subject: mail.subject, text: mail.text },
    ]);
    expect(await readMail("meera@example.com")).toEqual([]);
  },
);

it("a refused mail throws an error that keeps its code, and is in no mailbox", async () => {
  await setMailFault({ kind: "mail-error", code: "E_DAILY_LIMIT_EXCEEDED" });
  expect(await failureOf(mail)).toMatchObject({ code: "E_DAILY_LIMIT_EXCEEDED" });
  expect(await readMail()).toEqual([]);
});

it("a mail whose response is lost has arrived, although its error has no code", async () => {
  await setMailFault({ kind: "lost-response" });
  const failure = await failureOf(mail);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toHaveProperty("code");
  expect(await readMail("asha@example.com")).toHaveLength(1);
});
