import { company } from "#content/company/company.ts";
import { type ContactLinks, linksWith } from "#office/desk/contact/contact-links.server.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { referenceOf } from "#office/reply/reference.ts";

/**
 * Links to tell the owner of an offer by hand, with prepared texts. WhatsApp has the page's address only where the owner
 * cannot have got it by mail.
 */
export function tellLinks(enquiry: EnquiryRecord, quoteUrl: string): ContactLinks {
  const { id, name, email } = enquiry;
  const words = `Hello ${name}, this is ${company.name}. Our offer is on the page of your request`;
  const body = `${words}: ${quoteUrl}`;
  const subject = `Our offer (${referenceOf(id)})`;
  return linksWith(enquiry, { subject, body, text: email === "" ? body : `${words}.` });
}
