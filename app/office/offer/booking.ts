import * as v from "valibot";
import type { Offer } from "./offer.ts";

/** Why a move is booked whose owner has accepted no offer. */
export const bookingReasons: Record<string, string> = {
  phone: "Agreed by phone",
  message: "Agreed by mail or WhatsApp",
  paid: "Paid already",
  "no-price": "No price needed",
};

const reasonSchema = v.picklist(
  Object.keys(bookingReasons),
  "The owner has accepted no offer on the page. Please say why you book it.",
);

export const isAccepted = (offer: Pick<Offer, "answer"> | null): boolean =>
  offer?.answer === "accepted";

/** The booking in the words of the log, or why it cannot be booked yet. */
export function describeBooking(
  offer: Pick<Offer, "answer"> | null,
  reason: string | undefined,
): { did: string } | { problem: string } {
  if (isAccepted(offer)) return { did: "booked it" };
  const chosen = v.safeParse(reasonSchema, reason ?? "");
  if (!chosen.success) return { problem: chosen.issues[0].message };
  const words = bookingReasons[chosen.output] ?? "";
  return { did: `booked it without an accepted offer: ${words.toLowerCase()}` };
}
