import { data, href } from "react-router";
import * as v from "valibot";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { countOf } from "#office/desk/done.ts";
import { nameOf, titleOf } from "#office/desk/enquiry-words.ts";
import { receivePost, refuse, refuseUnreadable, seenAtSchema } from "#office/desk/post.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { Button } from "#ui/button.tsx";
import { plainNumbers } from "#ui/forms/digits.ts";
import { FormField } from "#ui/forms/form-field.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/desk-erase";

export const meta: Route.MetaFunction = () => [{ title: "Erase | The desk" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk } = requireDesk(context);
  const seenAt = Date.now();
  const enquiry = await desk.enquiries.find(params.enquiry);
  if (!enquiry) throw data(null, { status: 404 });
  const { id, name, email, claimedBy } = enquiry;
  return {
    ...{ id, name, email, seenAt, title: titleOf(enquiry), reference: referenceOf(id) },
    holder: claimedBy && nameOf(claimedBy),
    sameAddress: await desk.housekeeping.countSameAddress(email),
  };
}

export const action = ({ params: { enquiry }, request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk"), async (typed, { desk, by }) => {
    const reference = plainNumbers(typed.reference?.trim() ?? "").toUpperCase();
    if (reference !== referenceOf(enquiry)) {
      const problem = "That is not the reference. Nothing is erased.";
      return refuse(400, problem, typed, { reference: problem });
    }
    if (typed.do !== "erase-address") {
      await desk.changes.erase(enquiry, by);
      return { done: "erased" };
    }
    const seenAt = v.safeParse(seenAtSchema, typed.seenAt);
    if (!seenAt.success) return refuseUnreadable(typed);
    const erased = await desk.housekeeping.eraseAddress(enquiry, by, seenAt.output);
    return { done: `erase-address-${erased}` };
  });

export default function DeskErase({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, email, seenAt, title, reference, holder, sameAddress } = loaderData;
  return (
    <section className="max-w-xl rounded-card bg-paper p-5 shadow-card">
      <h1 className="wrap-anywhere font-semibold text-2xl">Erase the enquiry of {name}?</h1>
      <p className="mt-3">
        {title}, {reference}. {holder && `${holder} has it. `}It is erased for good with its notes
        and, for a quote, its page. The form service and mailboxes keep their copies: erase them
        there too.
      </p>
      <form method="post" className="mt-4 grid gap-4">
        {sameAddress > 1 && (
          <p className="wrap-anywhere">
            {countOf(sameAddress)} came from {email}. You can erase all of them at once.
          </p>
        )}
        <input type="hidden" name="seenAt" value={seenAt} />
        <FormField
          label={`To confirm, type the reference ${reference}`}
          name="reference"
          required
          defaultValue={actionData?.typed.reference}
          error={actionData?.problem}
        />
        <div className="flex flex-wrap items-center gap-5">
          <Button type="submit">Erase it for good</Button>
          {sameAddress > 1 && (
            <Button type="submit" name="do" value="erase-address" look="quiet">
              Erase all {sameAddress} for good
            </Button>
          )}
          <TextLink href={href("/desk/:enquiry", { enquiry: id })}>Keep it</TextLink>
        </div>
      </form>
    </section>
  );
}
