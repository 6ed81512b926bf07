import { postEnquiry } from "./enquiry-outbox.ts";

export const answers = "to=uk&city=Pune&place=London&month=2027-05&pet=dog&breed=Labrador";
export const sender = { name: "Asha", email: "asha@example.com", phone: "", note: "" };

type QuotePost = { search?: string; from?: string; isDataRequest?: boolean };

/** Posts the third step as a browser without JavaScript does, by default from a new IP address. */
export const postQuote = (
  fields: Record<string, string> = {},
  { search = answers, from, isDataRequest = false }: QuotePost = {},
) =>
  postEnquiry(
    { ...sender, ...fields },
    { from, path: `/quote${isDataRequest ? ".data" : ""}?step=you&${search}` },
  );

/** Asks for a quote, and returns the path of its page. */
export async function askForQuote(fields: Record<string, string> = {}, search?: string) {
  const response = await postQuote(fields, { search });
  return response.headers.get("Location") ?? "";
}

/** Unique words, since the same words within ten minutes are one quote. */
export const ownNote = () => ({ note: `Moti is afraid of thunder. ${crypto.randomUUID()}` });
