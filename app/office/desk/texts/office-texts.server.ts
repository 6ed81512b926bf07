import { type PreparedText, preparedTexts } from "#content/office/prepared-texts.ts";
import { nameOf } from "#office/desk/enquiry-words.ts";
import type { StoredText } from "#office/desk/store/desk-texts.server.ts";
import { type EnquiryRecord, isOfQuoteForm } from "#office/enquiry/store/record.ts";
import { readStoredQuote } from "#office/quote/quote-plan.server.ts";
import { describeQuote } from "#office/quote/result/quote-view.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { describeStep } from "#travel/plan/result/step-view.server.ts";
import { capitalize } from "#ui/text/text.ts";
import { fillText, findGap, type Known } from "./fill-text.ts";

/** A text by its key; `changedAt` is null if the office has not changed it. */
type KnownText = PreparedText & { key: string; changedAt: number | null };

/** The texts of the site, or the office's in their place, then the office's own. */
export function listTexts(stored: StoredText[]): KnownText[] {
  const ofSite = Object.entries(preparedTexts).map(
    ([key, text]) => stored.find((own) => own.key === key) ?? { key, ...text, changedAt: null },
  );
  return [...ofSite, ...stored.filter(({ key }) => !Object.hasOwn(preparedTexts, key))];
}

/** How somebody of the office signs, by default with their name from their email address. */
export const signatureOf = (who: string, own: string | null): string =>
  own ||
  nameOf(who)
    .split(/[._-]+/)
    .map(capitalize)
    .join(" ");

type Writer = { siteOrigin: string; quoteUrl: string | null; signature: string; now: number };

/** The text for an enquiry: by mail, and by WhatsApp, which has the page's address only if no mail has brought it. */
export function writeText({ key, title, words }: KnownText, enquiry: EnquiryRecord, by: Writer) {
  const known = { ...knownOf(enquiry, by), me: by.signature };
  const mail = fillText(words, { ...known, link: by.quoteUrl });
  const mailedLink = by.quoteUrl && "the link is in our mail to you";
  const whatsApp = fillText(words, {
    ...known,
    link: isOfQuoteForm(enquiry) && enquiry.email !== "" ? mailedLink : by.quoteUrl,
  });
  return { key, title, mail, whatsApp, gap: findGap(mail) };
}

const pets: Record<string, string> = { dog: "your dog", cat: "your cat" };

function knownOf(enquiry: EnquiryRecord, { siteOrigin, now }: Writer): Known {
  const { id, name, route, month, kind } = enquiry;
  const asked = { name, route, month, reference: referenceOf(id) };
  if (kind === "message") return { ...asked, pet: "your pet" };
  const { plan, fees } = describeQuote(enquiry, siteOrigin, now);
  const quote = readStoredQuote(enquiry);
  const isOne = quote?.input.others.length === 0;
  return {
    ...asked,
    pet: isOne ? (pets[quote.input.pet] ?? "your pet") : "your pets",
    "landing day": plan?.practical.landing.words ?? null,
    fees: listLines(
      fees.fees.map(({ what, paidTo, amount }) => `${what}, to ${paidTo}: ${amount}`),
    ),
    papers: listLines(quote?.planned ? describeSteps(quote.planned.plan) : []),
  };
}

const listLines = (lines: string[]): string | null =>
  lines.length === 0 ? null : lines.map((line) => `– ${line}`).join("\n");

type Plan = Parameters<typeof describeStep>[1];

/** The steps that somebody still has to do. */
const describeSteps = (plan: Plan): string[] =>
  plan.steps
    .filter(({ isDone, rule }) => !isDone && !rule.waits)
    .map((step) => {
      const { title, from, until } = describeStep(step, plan);
      return `${title}${daysWords(from?.words, until?.words)}`;
    });

function daysWords(from: string | undefined, until: string | undefined): string {
  if (from && until) return from === until ? `: ${from}` : `: from ${from} until ${until}`;
  if (until) return `: by ${until}`;
  return from ? `: from ${from} on` : "";
}
