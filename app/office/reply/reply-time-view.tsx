import { company } from "#content/company/company.ts";
import { useIsHydrated } from "#ui/browser/lifecycle.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { describeReplyTime } from "./reply-time-words.ts";

/** A time in India’s time zone and, with JavaScript, in the visitor’s. */
export function ReplyTime({ time }: { time: number }) {
  const isHydrated = useIsHydrated();
  const zone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null;
  const { india, visitor } = describeReplyTime(time, zone);
  return (
    <>
      <strong>{india}</strong> in India<span>{visitor && ` (${visitor})`}</span>
    </>
  );
}

/** In place of a time, for an enquiry that came in a flood. */
export function NoPromise() {
  return (
    <>
      Very many messages are reaching us at the moment, so we cannot promise a time for our reply.
      If yours is urgent, please call{" "}
      <TextLink href={company.phone.uri}>{company.phone.label}</TextLink> or write to{" "}
      <TextLink href={company.email.uri}>{company.email.label}</TextLink>.
    </>
  );
}

/** Says the same whether the mail goes out: a form must not tell anybody whether it does. */
export const MailComes = ({ hasLink }: { hasLink?: boolean }) => (
  <p className="mt-2">
    A mail that confirms it should come in a few minutes{hasLink && ", with a link to this page"}.
    Not there, nor in the spam folder? We have your request all the same.
  </p>
);
