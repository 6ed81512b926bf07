import { href } from "react-router";
import * as v from "valibot";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readHousekeepingDone } from "#office/desk/done.server.ts";
import { countOf, housekeepingPattern, nothingLeft } from "#office/desk/done.ts";
import { FloodNotice } from "#office/desk/list/flood-notice.tsx";
import { writeListQuery } from "#office/desk/list/list-query.ts";
import { DeskCard } from "#office/desk/parts/desk-card.tsx";
import { DeskForm } from "#office/desk/parts/desk-form.tsx";
import { OutcomeNotice } from "#office/desk/parts/outcome-notice.tsx";
import { receivePost, refuse, refuseUnreadable, seenNumber } from "#office/desk/post.server.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/desk-housekeeping";

export const meta: Route.MetaFunction = () => [{ title: "Housekeeping | The desk" }];

export const handle: RouteHandle = {
  searchParams: { done: housekeepingPattern },
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk, staff } = requireDesk(context);
  const seenAt = Date.now();
  const waiting = await desk.housekeeping.countWaiting(seenAt);
  const reader = { desk, who: staff.email, now: seenAt };
  return { ...waiting, seenAt, done: await readHousekeepingDone(url.searchParams, reader) };
}

const changeSchema = v.object({
  do: v.picklist(["send-waiting", "send-flood", "mark-flood", "settle-refused"]),
  seenAt: seenNumber,
});

export const action = ({ request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk/housekeeping"), async (typed, { desk, by }) => {
    const read = v.safeParse(changeSchema, typed);
    if (!read.success) return refuseUnreadable(typed);
    const { do: name, seenAt } = read.output;
    const changed = await desk.housekeeping.changeWaiting(name, by, seenAt);
    return changed > 0 ? { done: `${name}-${changed}` } : refuse(409, nothingLeft, typed);
  });

export default function DeskHousekeeping({ loaderData, actionData }: Route.ComponentProps) {
  const { heldBack, refused, flood, seenAt, done } = loaderData;
  return (
    <>
      <h1 className="mb-4 font-semibold text-heading">Housekeeping</h1>
      <OutcomeNotice refusal={actionData} done={done} />
      <FloodNotice count={flood} seenAt={seenAt} />
      <div className="grid max-w-2xl gap-6">
        {heldBack > 0 && (
          <DeskCard id="waiting-title" title="Waiting to be delivered">
            <p className="mt-2">
              Not delivered yet: {countOf(heldBack)}. The next attempt is within 25 minutes. If
              delivery works now, you need not wait.
            </p>
            <DeskForm
              seen={{ seenAt }}
              changes={{ "send-waiting": `Send ${heldBack} with the next run` }}
            />
          </DeskCard>
        )}
        {refused > 0 && (
          <DeskCard id="refused-title" title="Refused on delivery">
            <p className="mt-2">
              Refused, while others have been accepted since: {countOf(refused)}. Answer{" "}
              <TextLink href={`${href("/desk")}${writeListQuery({ show: "refused" })}`}>
                them
              </TextLink>{" "}
              by hand. To settle them ends all attempts to send them.
            </p>
            <DeskForm
              seen={{ seenAt }}
              changes={{ "settle-refused": `Settle all refused (${refused})` }}
            />
          </DeskCard>
        )}
      </div>
      {flood + heldBack + refused === 0 && <p>Nothing is left to do here.</p>}
    </>
  );
}
