import { SeenState } from "#office/desk/enquiry/enquiry-forms.tsx";
import type { EnquiryView } from "#office/desk/enquiry/enquiry-view.server.ts";
import { SmallFold } from "#office/desk/parts/small-fold.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { Button } from "#ui/button.tsx";
import { FormField } from "#ui/forms/form-field.tsx";
import { Notice } from "#ui/notice.tsx";

const card = "rounded-card bg-paper p-5 shadow-card";

/** Answers by mail. Renders nothing where that cannot be done, or is done. */
export function ReplyForm({
  enquiry: { seen, hasMail, isFlood, mailStop, draft, email, kind, closed },
  refusal,
}: {
  enquiry: EnquiryView;
  refusal: Refusal | null;
}) {
  if (!hasMail || isFlood || mailStop || closed || email === "" || seen.repliedAt !== null) {
    return refusal?.typed.reply ? <UnsentReply words={refusal.typed.reply} /> : null;
  }
  const link = kind === "quote" ? ", with the link of the quote" : "";
  return (
    <section aria-labelledby="reply-title" className={card}>
      <h2 id="reply-title" className="font-semibold text-xl">
        Answer it here
      </h2>
      {/* URL encoding, the default, triples the size of text that is not ASCII. */}
      <form method="post" encType="multipart/form-data" className="mt-2 grid grid-cols-1 gap-3">
        <SeenState seen={seen} />
        <FormField
          label="Your reply"
          name="reply"
          rows={12}
          defaultValue={refusal?.typed.reply ?? draft}
          error={refusal?.errors.reply}
          hint={`Goes to ${email}${link}; a copy goes to the office. Their answer comes to the office’s mailbox.`}
        />
        <div>
          <Button type="submit" name="do" value="reply">
            Send the reply
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The text that was typed while somebody else was first. */
const UnsentReply = ({ words }: { words: string }) => (
  <section aria-labelledby="unsent-title" className={card}>
    <h2 id="unsent-title" className="font-semibold text-xl">
      Your reply, which was not sent
    </h2>
    <p className="wrap-anywhere mt-2 whitespace-pre-line">{words}</p>
  </section>
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
      "The visitor has asked again with another e-mail address, so nothing more is sent to this one.",
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
    <section aria-labelledby="mails-title" className={card}>
      <h2 id="mails-title" className="font-semibold text-xl">
        Mails
      </h2>
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
              <form method="post" className="mt-2 flex flex-wrap gap-3">
                <SeenState seen={seen} />
                <input type="hidden" name="mail" value={id} />
                <p className="w-full text-sm">
                  The connection broke while it was sent. Is the copy in the office’s mailbox? Then
                  it has gone out.
                </p>
                <Button type="submit" name="do" value="reply-arrived" look="quiet">
                  It has gone out
                </Button>
                <Button type="submit" name="do" value="reply-again" look="quiet">
                  Send it again
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
