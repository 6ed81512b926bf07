import { company } from "#content/company/company.ts";
import { contactLinks } from "#office/desk/contact/contact-links.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { referenceOf } from "#office/reply/reference.ts";

/** Links to tell the owner of an offer by hand; null for a way that there is none. */
export type TellLinks = { call: string | null; mail: string | null; whatsApp: string | null };

/** With prepared texts. WhatsApp has the page's address only where the owner cannot have got it by mail. */
export function tellLinks(enquiry: EnquiryRecord, quoteUrl: string): TellLinks {
  const { id, name, email } = enquiry;
  const { call, whatsApp } = contactLinks(enquiry, quoteUrl);
  const words = `Hello ${name}, this is ${company.name}. Our offer is on the page of your request`;
  const subject = encodeURIComponent(`Our offer (${referenceOf(id)})`);
  const body = encodeURIComponent(`${words}: ${quoteUrl}`);
  const text = encodeURIComponent(email === "" ? `${words}: ${quoteUrl}` : `${words}.`);
  return {
    call,
    mail: email && `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`,
    whatsApp: whatsApp && `https://wa.me${new URL(whatsApp).pathname}?text=${text}`,
  };
}
