import { referenceOf } from "#office/reply/reference.ts";
import { cutAtWord } from "#ui/text/text.ts";
import type { Receipt } from "./enquiry.ts";
import { addressHint } from "./form/address-hint.ts";
import type { ContactValues } from "./form/contact-fields.ts";

export function makeReceipt(id: string, replyBy: number | null, values: ContactValues): Receipt {
  const start = cutAtWord(values.message, 300);
  const message = start === values.message ? start : `${start} …`;
  return {
    reference: referenceOf(id),
    replyBy,
    addressHint: addressHint(values.email),
    received: { ...values, message },
  };
}
