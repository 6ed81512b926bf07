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
    <p className="mt-3 flex flex-wrap gap-x-6 self-start lg:col-start-1 lg:row-start-3 print:hidden">
      <ArrowLink to={`${href("/plan")}?${search}`}>When can we fly?</ArrowLink>
      <ArrowLink to={`${href("/quote")}?${search}`}>Ask for a quote</ArrowLink>
      <ArrowLink to={`${href("/contact")}?${search}`}>Ask us about these measures</ArrowLink>
      <WhatsAppLink text={whatsAppText} className="inline-flex min-h-11 items-center font-semibold">
        Is this crate right? Ask on WhatsApp
      </WhatsAppLink>
    </p>
  );
}
