import { dayInIndia } from "#edge/http/india-clock.ts";
import type { EnquiryRecord } from "#office/enquiry/store/record.ts";
import { describeChosenRoute } from "#office/quote/input/chosen-answers.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { formatDate } from "#ui/text/date-words.ts";
import { keepToYourself, quoteLink } from "./closing.server.ts";
import { type Draft, note, paragraph } from "./letter-parts.ts";

/** With more of them, the mail would be longer than some mail programs show. */
const maxLinks = 20;

/** The links to all quotes of an address, the newest first. */
export function draftFound(quotes: EnquiryRecord[], origin: string): Draft {
  const references = quotes.map(({ id }) => referenceOf(id));
  const others = quotes.length - 1;
  const unlisted = quotes.length - maxLinks;
  const links = others > 0 ? "links to your quotes" : "link to your quote";
  return {
    subject: `The ${links}: ${references[0]}${others > 0 ? ` and ${others} more` : ""}`,
    parts: [
      paragraph(`Somebody, probably you, asked us for the ${links}.`),
      ...quotes
        .slice(0, maxLinks)
        .flatMap((quote) => [
          paragraph(describe(quote)),
          quoteLink(`Open quote ${referenceOf(quote.id)}`, quote, origin),
        ]),
      ...(unlisted > 0
        ? [paragraph(`For the links to ${unlisted} older ones, please reply to this mail.`)]
        : []),
      keepToYourself,
      note(
        "If it was not you, nothing has changed and nobody has seen the links: you need not do anything.",
      ),
    ],
  };
}

function describe({ id, receivedAt, details }: EnquiryRecord): string {
  const day = formatDate(dayInIndia(receivedAt));
  const route = describeChosenRoute(details);
  return `Quote ${referenceOf(id)} of ${day}${route === null ? "" : `: ${route}`}`;
}
