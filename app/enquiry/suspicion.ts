/** Counted from the request for the page: no person is as quick, even with a browser that fills in forms. */
const leastFillTimeMs = 800;

type Signs = {
  /** A field that people do not see; what is in it was put there by a machine. */
  decoy: string;
  /** How long the form was on show; null where no script could tell. */
  filledForMs: number | null;
};

/** Whether an enquiry looks like spam. It is kept all the same, and marked for a person to look at. */
export function isSuspect({ decoy, filledForMs }: Signs): boolean {
  return decoy !== "" || (filledForMs !== null && filledForMs < leastFillTimeMs);
}
