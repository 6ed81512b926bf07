import { env } from "cloudflare:workers";
import { createOffers } from "#office/offer/offers.server.ts";
import { press, type signIn, submit, textOf } from "./desk-office.ts";
import { listEnquiries } from "./enquiry-outbox.ts";
import { askForQuote, ownNote } from "./quote-visitor.ts";
import { siteUrl, visit } from "./site.ts";

export const offers = createOffers(env.ENQUIRIES);

/** What the office types over the proposal. */
export const offered = {
  "what-0": "Export certificate",
  "amount-0": "500",
  "what-1": "Our own work",
  "amount-1": "1,25,000.50",
  words: "We book the flight once you have accepted.",
};

/** A quote, with the path of its page and that of its offer at the desk. */
export async function askForOffer(fields: Record<string, string> = {}) {
  const page = await askForQuote({ ...ownNote(), ...fields });
  const key = page.split("/").at(-1);
  const row = (await listEnquiries()).find(({ quote_key }) => quote_key === key);
  return { id: String(row?.id), page, desk: `/desk/${row?.id}/offer` };
}

type Person = Awaited<ReturnType<typeof signIn>>;

/** Fills in the form of an offer as the desk shows it, and looks at the offer. */
export async function checkOffer(person: Person, path: string, fields = {}) {
  const html = await person.read(path);
  const inputs = [...html.matchAll(/<input (?=[^>]*name="([\w-]+)")[^>]*value="([^"]*)"/g)];
  const shown = Object.fromEntries(inputs.map(([, name = "", value = ""]) => [name, value]));
  const typed = { currency: "INR", ...shown, ...offered, ...fields };
  return { typed, ...(await submit(person, path, { ...typed, do: "check" })) };
}

/** Makes an offer: fills in the form, looks at it, and sends it. */
export async function makeOffer(person: Person, path: string, fields = {}) {
  const { typed } = await checkOffer(person, path, fields);
  return submit(person, path, { ...typed, do: "send" });
}

/** Presses a button of the offer on its owner's page, as a browser without JavaScript does. */
export async function answerOffer(
  page: string,
  answer: "accepted" | "declined",
  fields: Record<string, string> = {},
) {
  const html = await (await visit(page)).text();
  const [, offer = ""] = /name="offer" value="(\d+)"/.exec(html) ?? [];
  return postAnswer(page, { offer, answer, ...fields });
}

export async function postAnswer(
  page: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { Origin: siteUrl },
) {
  const response = await visit(page, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
  });
  return {
    status: response.status,
    location: response.headers.get("Location"),
    page: textOf(await response.text()),
  };
}

export const readPage = async (page: string) => textOf(await (await visit(page)).text());

/** Books a move at the desk. */
export const book = (person: Person, id: string, fields: Record<string, string>) =>
  press(person, `/desk/${id}/journey`, { do: "book", ...fields });
