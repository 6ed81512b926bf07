import { href } from "react-router";
import { WhatsAppLink } from "#frame/contact/whatsapp.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";

type NextLinksProps = {
  search: string;
  /** The draft of a message about the answer. */
  whatsAppText: string;
};

/** The next uses of the measures, which are in the query. */
export function NextLinks({ search, whatsAppText }: NextLinksProps) {
  return (
    <p className="mt-2 flex max-w-none flex-wrap gap-x-6 print:hidden">
      <ArrowLink to={`${href("/plan")}?${search}`}>When can we fly?</ArrowLink>
      <ArrowLink to={`${href("/quote")}?${search}`}>Ask for a quote</ArrowLink>
      <ArrowLink to={`${href("/contact")}?${search}`}>Ask us about it</ArrowLink>
      <WhatsAppLink text={whatsAppText} className="inline-flex min-h-11 items-center font-semibold">
        Ask on WhatsApp
      </WhatsAppLink>
    </p>
  );
}
