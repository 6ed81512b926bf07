import * as v from "valibot";
import { describeMeanwhile } from "#office/desk/enquiry-words.ts";
import {
  type Office,
  type Outcome,
  refuse,
  refuseGone,
  refuseUnreadable,
  seenNumber,
  seenSchema,
  type Typed,
} from "#office/desk/post.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { plainNumbers } from "#ui/forms/checks/digits.ts";

const erasureSchema = v.object({
  do: v.optional(v.literal("erase-address")),
  ...seenSchema.entries,
  /** The sum of those of all from its address. */
  revisions: seenNumber,
  /** The second confirmation, which a booked journey needs. */
  booked: v.optional(v.string()),
});

type Erasure = v.InferOutput<typeof erasureSchema>;

/** Erases the enquiry, or all from its address, or returns why not. */
export async function eraseEnquiry(typed: Typed, id: string, office: Office): Promise<Outcome> {
  const { desk, by } = office;
  if (!(await desk.enquiries.find(id))) {
    const gone = await refuseGone(typed, id, office);
    return { ...gone, problem: `Nothing was left to do. ${gone.problem}` };
  }
  const reference = plainNumbers(typed.reference?.trim() ?? "").toUpperCase();
  if (reference !== referenceOf(id)) {
    const problem = "That is not the reference. Nothing is erased.";
    return refuse(400, problem, typed, { reference: problem });
  }
  const read = v.safeParse(erasureSchema, typed);
  if (!read.success) return refuseUnreadable(typed);
  const refusal = await findObstacle(read.output, typed, id, office);
  if (refusal) return refusal;
  if (read.output.do === "erase-address") {
    const erased = await desk.housekeeping.eraseAddress(id, by, read.output);
    if (erased > 0) return { done: `erase-address-${erased}` };
  } else if (await desk.changes.erase(id, by, read.output)) {
    return { done: "erased" };
  }
  const problem = "It has changed at this moment. Nothing is erased: please look at it again.";
  return (await findObstacle(read.output, typed, id, office)) ?? refuse(409, problem, typed);
}

/** Puts into words why it cannot be erased; the statement that erases it has the same conditions. */
async function findObstacle(seen: Erasure, typed: Typed, id: string, { desk, by }: Office) {
  const isAll = seen.do === "erase-address";
  const { one, address } = await desk.housekeeping.readErasable(id);
  const { ids, revisions, booked, sendingUntil } = isAll ? address : one;
  const since = await desk.journal.readLogSince(ids.map(referenceOf), seen.line);
  const meanwhile = describeMeanwhile(since);
  if (meanwhile) return refuse(409, meanwhile, typed);
  if (revisions !== (isAll ? seen.revisions : seen.revision)) {
    const problem = isAll
      ? "Another one has come from this address, or one was corrected or erased since you opened this page."
      : "The visitor has corrected it since you opened this page.";
    return refuse(409, problem, typed);
  }
  if ((sendingUntil ?? 0) > by.at) {
    const problem =
      "It may be on its way to the office just now, and would arrive after you had erased it here. Press again in a minute.";
    return refuse(409, problem, typed);
  }
  if (booked > 0 && seen.booked !== "yes") {
    const problem = "Please confirm that the journey is to be erased too.";
    return refuse(400, problem, typed, { booked: problem });
  }
  return null;
}
