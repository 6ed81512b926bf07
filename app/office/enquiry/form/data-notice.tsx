import { href } from "react-router";
import { company } from "#content/company/company.ts";
import { enquiryRetentionDays, journeyRetentionDays } from "#content/company/retention.ts";
import { useRootData } from "#edge/root-data.ts";
import { type Fields, listData } from "#ui/forms/fields/field.ts";
import { SmallFold } from "#ui/layout/small-fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

type DataNoticeProps = {
  fields: Fields<string>;
  /** Set where the sender may book a move. */
  mayBeBooked?: boolean;
};

/** The privacy notice of a form (Digital Personal Data Protection Act, 2023, section 5). */
export function DataNotice({ fields, mayBeBooked = false }: DataNoticeProps) {
  const { hasMail = false, hasFormService = true } = useRootData() ?? {};
  return (
    <div className="text-ink-soft text-sm">
      <p>
        We use your {listData(fields)} to reply to you, and for nothing else.{" "}
        {hasFormService ? "A form service" : "The mail service of our hosting company, Cloudflare,"}{" "}
        passes them on to us.
        {hasMail &&
          " By email, which Cloudflare delivers for us, we confirm that we have them, answer you, and tell you if we are late."}
      </p>
      <SmallFold title="How long we keep them; your rights">
        <p>
          This website erases its copy {enquiryRetentionDays} days after we have answered
          {mayBeBooked &&
            ` or after the month of your move, and if you book, ${journeyRetentionDays} days after your pet is home or the move is called off`}
          , and we erase ours when you ask. To see, correct or erase them, or to take back your
          consent, write to {company.email.label}. You may also complain to the Data Protection
          Board of India. <PageLink to={href("/privacy-policy")}>Privacy policy</PageLink>
        </p>
      </SmallFold>
    </div>
  );
}
