import { href } from "react-router";
import * as v from "valibot";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readHousekeepingDone } from "#office/desk/done.server.ts";
import { countOf, describeHousekeeping, housekeepingPattern } from "#office/desk/done.ts";
import { receivePost, refuse, refuseUnreadable, seenAtSchema } from "#office/desk/post.server.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
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
  do: v.picklist(["send-waiting", "send-flood", "mark-flood"]),
  seenAt: seenAtSchema,
});

export const action = ({ request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk/housekeeping"), async (typed, { desk, by }) => {
    const read = v.safeParse(changeSchema, typed);
    if (!read.success) return refuseUnreadable(typed);
    const changed = await desk.housekeeping.changeWaiting(read.output.do, by, read.output.seenAt);
    const done = `${read.output.do}-${changed}`;
    return changed > 0 ? { done } : refuse(409, describeHousekeeping(done) ?? "", typed);
  });

const card = "mt-6 max-w-2xl rounded-card bg-paper p-5 shadow-card";

export default function DeskHousekeeping({ loaderData, actionData }: Route.ComponentProps) {
  const { heldBack, flood, seenAt, done } = loaderData;
  return (
    <>
      <h1 className="mb-4 font-semibold text-heading">Housekeeping</h1>
      {actionData ? (
        <Notice tone="bad" title={actionData.status === 409 ? "Not changed" : "Not yet"}>
          {actionData.problem}
        </Notice>
      ) : (
        done && (
          <Notice tone="good" title="Done">
            {done}
          </Notice>
        )
      )}
      {flood > 0 && (
        <section aria-labelledby="flood-title" className={card}>
          <h2 id="flood-title" className="font-semibold text-xl">
            A flood
          </h2>
          <p className="mt-2">
            {countOf(flood)} came with very many others within a minute, and{" "}
            {flood === 1 ? "is" : "are"} not delivered yet. Look at some in{" "}
            <TextLink href={href("/desk")}>the list</TextLink> first: spam is promised no reply, and
            only its own page can take each one back.
          </p>
          <form method="post" className="mt-3 flex flex-wrap gap-3">
            <input type="hidden" name="seenAt" value={seenAt} />
            <Button type="submit" name="do" value="send-flood" look="quiet">
              Send {flood} with the next run
            </Button>
            <Button type="submit" name="do" value="mark-flood" look="quiet">
              Mark {flood} as spam
            </Button>
          </form>
        </section>
      )}
      {heldBack > 0 && (
        <section aria-labelledby="waiting-title" className={card}>
          <h2 id="waiting-title" className="font-semibold text-xl">
            Waiting for the form service
          </h2>
          <p className="mt-2">
            The form service has not taken {countOf(heldBack)} yet, and is asked again within 25
            minutes. If it works now, you need not wait.
          </p>
          <form method="post" className="mt-3">
            <input type="hidden" name="seenAt" value={seenAt} />
            <Button type="submit" name="do" value="send-waiting" look="quiet">
              Send {heldBack} with the next run
            </Button>
          </form>
        </section>
      )}
      {flood + heldBack === 0 && <p>Nothing is left to do here.</p>}
    </>
  );
}
