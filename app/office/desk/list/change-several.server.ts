import * as v from "valibot";
import { nothingLeft } from "#office/desk/done.ts";
import {
  findColleague,
  type Office,
  type Outcome,
  refuse,
  refuseUnreadable,
  seenNumber,
  type Typed,
} from "#office/desk/post.server.ts";
import { replyWays } from "#office/enquiry/store/record.ts";
import { referenceOf } from "#office/reply/reference.ts";

const person = v.pipe(v.optional(v.string(), ""), v.trim());

const severalSchema = v.variant("do", [
  v.object({ do: v.picklist([...replyWays, "spam"]), line: seenNumber }),
  v.object({ do: v.literal("give"), line: seenNumber }),
  v.object({ do: v.literal("give-all"), from: person }),
]);

type Change = v.InferOutput<typeof severalSchema>;

/** The ticked ones by their ids, with the revision of each that the list showed. */
const chosenSchema = v.record(v.string(), seenNumber);

/** Changes the chosen cases of a list one by one, each only if nobody has done anything about it since the list was read. */
export async function changeSeveral(typed: Typed, office: Office): Promise<Outcome> {
  const read = v.safeParse(severalSchema, typed);
  if (!read.success) return refuseUnreadable(typed);
  const change = read.output;
  const isGiven = change.do === "give" || change.do === "give-all";
  const colleague = isGiven ? await findColleague(typed, office) : null;
  if (colleague && "refusal" in colleague) return colleague.refusal;
  const to = colleague?.who ?? office.by.who;
  if (change.do === "give-all") {
    const given = await office.desk.housekeeping.giveAll(change.from, to, office.by);
    return given > 0 ? { done: `give-all-${given}` } : refuse(409, nothingLeft, typed);
  }
  const ticked = Object.entries(typed).flatMap(([name, revision]) =>
    name.startsWith("pick-") ? [[name.slice(5), revision]] : [],
  );
  const picks = v.safeParse(chosenSchema, Object.fromEntries(ticked));
  if (!picks.success) return refuseUnreadable(typed);
  const chosen = Object.entries(picks.output);
  if (chosen.length === 0) return refuse(400, "Please tick the ones that you mean first.", typed);
  let changed = 0;
  for (const [id, revision] of chosen) {
    if (await makeOne(change, id, { revision, line: change.line, to }, office)) changed += 1;
  }
  if (changed > 0) return { done: changed === chosen.length ? "several" : "several-of-more" };
  return refuse(
    409,
    "Nothing was changed: somebody else was first, or they are closed or booked. Look at them again.",
    typed,
  );
}

async function makeOne(
  change: Exclude<Change, { do: "give-all" }>,
  id: string,
  seen: { revision: number; line: number; to: string },
  { desk, by }: Office,
): Promise<boolean> {
  switch (change.do) {
    case "spam":
      return desk.changes.close(id, by, seen, { as: "spam", why: null });
    case "give": {
      const since = await desk.journal.readLogSince([referenceOf(id)], seen.line);
      const one = await desk.enquiries.find(id);
      if (!one || since.length > 0) return false;
      const { claimedBy: holder, repliedAt } = one;
      return desk.changes.give(id, by, { holder, repliedAt }, seen.to);
    }
    default:
      return desk.changes.markAnswered(id, by, seen.revision, change.do);
  }
}
