import type { EnquiryView } from "#office/desk/enquiry/enquiry-view.server.ts";
import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { DeskForm } from "#office/desk/parts/desk-form.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { SmallFold } from "#ui/layout/small-fold.tsx";
import { Notice } from "#ui/notice.tsx";

/** Whether it can be answered by mail, and is not answered yet. */
export const awaitsReply = ({ seen, hasMail, isFlood, mailStop, email, closed }: EnquiryView) =>
  hasMail && !isFlood && !mailStop && !closed && email !== "" && seen.repliedAt === null;

/** Answers by mail. Renders nothing where that cannot be done, or is done. */
export function ReplyForm({ enquiry, refusal }: { enquiry: EnquiryView; refusal: Refusal | null }) {
  const { seen, draft, email, kind } = enquiry;
  if (!awaitsReply(enquiry)) {
    return refusal?.typed.reply ? <UnsentReply words={refusal.typed.reply} /> : null;
  }
  const link = kind === "quote" ? ", with the link of the quote" : "";
  return (
    <DeskCard id="reply-title" title="Answer it here">
      <DeskForm seen={seen} changes={{ reply: "Send the reply" }} isMain>
        <FormField
          label="Your reply"
          name="reply"
          rows={12}
          defaultValue={refusal?.typed.reply ?? draft}
          error={refusal?.errors.reply}
          hint={`Goes to ${email}${link}; a copy goes to the office. Their answer comes to the office’s mailbox.`}
        />
      </DeskForm>
    </DeskCard>
  );
}

/** The text that was typed while somebody else was first. */
const UnsentReply = ({ words }: { words: string }) => (
  <DeskCard id="unsent-title" title="Your reply, which was not sent">
    <p className="wrap-anywhere mt-2 whitespace-pre-line">{words}</p>
  </DeskCard>
);

const stops = {
  returned: {
    title: "Mail came back: call",
    words:
      "Mail to this address came back, so nothing more is sent there. Please call or use WhatsApp.",
  },
  unwanted: {
    title: "Marked as spam",
    words:
      "A mail of ours was marked as spam there, so nothing more is sent. If they did write to us, please call.",
  },
  replaced: {
    title: "Asked anew",
    words:
      "The visitor has asked again with another email address, so nothing more is sent to this one.",
  },
};

/** Why nothing can be mailed to the address. */
export function MailStop({ enquiry: { mailStop } }: { enquiry: EnquiryView }) {
  if (!mailStop) return null;
  const { title, words } = stops[mailStop];
  return (
    <Notice tone={mailStop === "replaced" ? "neutral" : "bad"} title={title}>
      {words}
    </Notice>
  );
}

/** The mails to the visitor, the newest first. */
export function Mails({ enquiry: { mails, seen, hasMail } }: { enquiry: EnquiryView }) {
  if (mails.length === 0 && !hasMail) return null;
  return (
    <DeskCard id="mails-title" title="Mails">
      {mails.length === 0 && <p className="mt-2">Nothing was mailed.</p>}
      <ul className="mt-2 divide-y divide-sand-deep">
        {mails.map(({ id, title, state, time, isBad, isUnsure, words }) => (
          <li key={id} className="py-2">
            <p>
              <strong className="font-semibold">{title}</strong>:{" "}
              <span className={isBad ? "font-semibold text-danger" : ""}>{state}</span>, {time}
            </p>
            {words && (
              <SmallFold title="What we wrote">
                <p className="wrap-anywhere whitespace-pre-line">{words}</p>
              </SmallFold>
            )}
            {isUnsure && (
              <DeskForm
                seen={{ ...seen, mail: id }}
                changes={{ "reply-arrived": "It has gone out", "reply-again": "Send it again" }}
              >
                <p className="text-sm">
                  The connection broke while it was sent. Is the copy in the office’s mailbox? Then
                  it has gone out.
                </p>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
