import { data, href } from "react-router";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { countOf } from "#office/desk/done.ts";
import { eraseEnquiry } from "#office/desk/enquiry/erase-enquiry.server.ts";
import { nameOf, titleOf } from "#office/desk/enquiry-words.ts";
import { SeenState } from "#office/desk/parts/desk-form.tsx";
import { receivePost } from "#office/desk/post.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/forms/fields/choice-field.tsx";
import { FormField } from "#ui/forms/fields/form-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/desk-erase";

export const meta: Route.MetaFunction = () => [{ title: "Erase | The desk" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk } = requireDesk(context);
  const line = await desk.journal.findLastLine();
  const enquiry = await desk.enquiries.find(params.enquiry);
  if (!enquiry) throw data(null, { status: 404 });
  const { id, name, email, claimedBy, revision } = enquiry;
  const { one, address } = await desk.housekeeping.readErasable(id);
  return {
    id,
    name,
    email,
    title: titleOf(enquiry),
    reference: referenceOf(id),
    holder: claimedBy && nameOf(claimedBy),
    isBooked: one.booked > 0,
    isOneBooked: address.booked > 0,
    sameAddress: address.ids.length,
    seen: { line, revision, revisions: address.revisions },
  };
}

export const action = ({ params: { enquiry }, request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk"), (typed, office) =>
    eraseEnquiry(typed, enquiry, office),
  );

export default function DeskErase({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, email, title, reference, holder, sameAddress, seen } = loaderData;
  const errors = actionData?.errors ?? {};
  return (
    <section className="max-w-xl rounded-card bg-paper p-5 shadow-card">
      {actionData && Object.keys(errors).length === 0 && (
        <Notice tone="bad" title="Not erased">
          {actionData.problem}
        </Notice>
      )}
      <h1 className="wrap-anywhere font-semibold text-2xl">Erase the enquiry of {name}?</h1>
      <p className="wrap-anywhere mt-3">
        {title}, <span className="whitespace-nowrap">{reference}</span>.{" "}
        {holder && `${holder} has it. `}It is erased for good with its notes and, for a quote, its
        page. Delivered copies and mailboxes keep theirs: erase them there too.
      </p>
      <form method="post" className="mt-4 grid grid-cols-1 gap-4">
        <SeenState seen={seen} />
        {sameAddress > 1 && (
          <p className="wrap-anywhere">
            {countOf(sameAddress)} came from {email}. You can erase all of them at once.
          </p>
        )}
        {loaderData.isOneBooked && (
          <div className="rounded-lg bg-danger-pale px-4 py-3">
            <p className="font-semibold">
              {loaderData.isBooked ? "It is booked: its" : "Another one of them is booked: its"}{" "}
              owner follows the journey on its page.
            </p>
            <CheckboxField
              name="booked"
              isChecked={actionData?.status === 400 && actionData.typed.booked === "yes"}
              error={errors.booked}
            >
              Erase the journey too
            </CheckboxField>
          </div>
        )}
        <FormField
          label={`Type the reference ${reference}`}
          name="reference"
          required
          defaultValue={actionData?.typed.reference}
          error={errors.reference}
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
