import { company } from "#content/company/company.ts";
import { EmailText } from "#ui/text/email-text.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

export const PhoneLink = ({ className = "whitespace-nowrap" }: { className?: string }) => (
  <TextLink href={company.phone.uri} className={className}>
    {company.phone.label}
  </TextLink>
);

export const EmailLink = ({ className }: { className?: string }) => (
  <TextLink href={company.email.uri} className={className}>
    <EmailText>{company.email.label}</EmailText>
  </TextLink>
);
