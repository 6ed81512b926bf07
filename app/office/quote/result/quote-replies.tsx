import type { Reply } from "#office/enquiry/mail/mails.server.ts";
import { ReplyTime } from "#office/reply/reply-time-view.tsx";

/** What the office has written by mail, so that it is not lost with the mail. */
export function QuoteReplies({ replies }: { replies: Reply[] }) {
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies-title" className="max-w-prose">
      <h2 id="replies-title" className="font-semibold text-heading">
        What we wrote to you
      </h2>
      {replies.map(({ at, words }) => (
        <div key={at} className="mt-4">
          <p className="text-ink-soft">
            By email, on <ReplyTime time={at} />
          </p>
          <p className="wrap-anywhere mt-2 whitespace-pre-line border-marigold border-l-4 pl-4">
            {words}
          </p>
        </div>
      ))}
    </section>
  );
}
