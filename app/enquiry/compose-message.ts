import type { EnquiryValues } from "./enquiry";

/** The message as it is stored and relayed, with what is known of the journey in front. */
export function composeMessage({ from, to, month, pet, message }: EnquiryValues): string {
  const journey = Object.entries({ From: from, To: to, Month: month, Pet: pet })
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`);
  return journey.length === 0 ? message : `${journey.join("\n")}\n\n${message}`;
}
