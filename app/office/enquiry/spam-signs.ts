/** Measured from the navigation to the page. No person is faster, even with autofill. */
const minFillTimeMs = 800;

type SpamSigns = {
  /** The value of a field that people cannot see. Only bots fill it in. */
  honeypot: string;
  /** How long the form was on the page; null without JavaScript. */
  filledForMs: number | null;
};

/** Whether an enquiry looks like spam. Such an enquiry is stored and relayed all the same, with a mark. */
export function isSuspect({ honeypot, filledForMs }: SpamSigns): boolean {
  return honeypot !== "" || (filledForMs !== null && filledForMs < minFillTimeMs);
}
