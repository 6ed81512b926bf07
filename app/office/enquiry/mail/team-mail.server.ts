import type { Mailer, SendOutcome } from "#edge/mail/mailer.server.ts";

/** The office's own mail: to its verified address, which costs nothing and needs no form service. */
export type TeamMail = {
  mailer: Mailer;
  to: string;
  /** Null without a desk. */
  deskUrl: string | null;
};

type Message = { subject: string; text: string; replyTo?: string };

export const mailTeam = (
  { mailer, to }: TeamMail,
  { subject, text, replyTo = to }: Message,
): Promise<SendOutcome> => mailer.send({ to, replyTo, subject, text });
