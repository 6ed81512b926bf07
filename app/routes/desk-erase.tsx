import { data, href } from "react-router";
import { seeOther } from "#edge/http/plain-response.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { nameOf, titleOf } from "#office/desk/enquiry-words.ts";
import { readForm } from "#office/enquiry/accept-enquiry.server.ts";
import { referenceOf } from "#office/reply/reference.ts";
import { Button } from "#ui/button.tsx";
import { plainNumbers } from "#ui/forms/digits.ts";
import { FormField } from "#ui/forms/form-field.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/desk-erase";

export const meta: Route.MetaFunction = () => [{ title: "Erase | The desk" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const enquiry = await requireDesk(context).desk.enquiries.find(params.enquiry);
  if (!enquiry) throw data(null, { status: 404 });
  const { id, name, claimedBy } = enquiry;
  return {
    ...{ id, name, title: titleOf(enquiry), reference: referenceOf(id) },
    holder: claimedBy && nameOf(claimedBy),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { desk, staff } = requireDesk(context);
  const typed = String((await readForm(request))?.get("reference") ?? "");
  if (plainNumbers(typed.trim()).toUpperCase() !== referenceOf(params.enquiry)) {
    const problem = "That is not the reference. Nothing is erased.";
    return data({ problem, typed }, { status: 400 });
  }
  await desk.changes.erase(params.enquiry, { who: staff.email, at: Date.now() });
  throw seeOther(`${href("/desk")}?done=erased`);
}

export default function DeskErase({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, title, reference, holder } = loaderData;
  return (
    <section className="max-w-xl rounded-card bg-paper p-5 shadow-card">
      <h1 className="wrap-anywhere font-semibold text-2xl">Erase the enquiry of {name}?</h1>
      <p className="mt-3">
        {title}, {reference}. {holder && `${holder} has it. `}It is erased for good with its notes
        and, for a quote, its page. The form service and mailboxes keep their copies: erase them
        there too.
      </p>
      <form method="post" className="mt-4 grid gap-4">
        <FormField
          label={`To confirm, type the reference ${reference}`}
          name="reference"
          required
          defaultValue={actionData?.typed}
          error={actionData?.problem}
        />
        <div className="flex flex-wrap items-center gap-5">
          <Button type="submit">Erase it for good</Button>
          <TextLink href={href("/desk/:enquiry", { enquiry: id })}>Keep it</TextLink>
        </div>
      </form>
    </section>
  );
}
