import { company } from "#content/company/company.ts";
import { contactLinks } from "#office/desk/enquiry/contact-links.ts";
import type { EnquiryRecord } from "#office/enquiry/record.ts";

/** Links to tell the owner of an offer by hand; null for a way that there is none. */
export type TellLinks = { call: string | null; mail: string | null; whatsApp: string | null };

/** With prepared texts. WhatsApp has the page's address only where the owner has got it by no mail. */
export function tellLinks(enquiry: EnquiryRecord, quoteUrl: string): TellLinks {
  const { call, mail, whatsApp } = contactLinks(enquiry, quoteUrl);
  const words = `Hello ${enquiry.name}, this is ${company.name}. Our offer is on the page of your request`;
  const text = enquiry.email === "" ? `${words}: ${quoteUrl}` : `${words}.`;
  const number = whatsApp && new URL(whatsApp).pathname;
  return {
    call,
    mail:
      enquiry.email === ""
        ? null
        : mail.replace(/body=.*$/, `body=${encodeURIComponent(`${words}: ${quoteUrl}`)}`),
    whatsApp: number && `https://wa.me${number}?text=${encodeURIComponent(text)}`,
  };
}
