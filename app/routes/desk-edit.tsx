import { data, href } from "react-router";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { OutcomeNotice } from "#office/desk/parts/outcome-notice.tsx";
import { receivePost } from "#office/desk/post.server.ts";
import { CaseForm } from "#office/desk/write/case-form.tsx";
import { correctCase } from "#office/desk/write/write-case.server.ts";
import { journeyContext } from "#office/journey/journey-context.server.ts";
import { offerContext } from "#office/offer/offer-context.server.ts";
import { listMonths } from "#travel/move/months.server.ts";
import { today } from "#travel/plan/plan-request.server.ts";
import { Notice } from "#ui/notice.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import type { Route } from "./+types/desk-edit";

export const meta: Route.MetaFunction = () => [{ title: "Correct | The desk" }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk } = requireDesk(context);
  const line = await desk.journal.findLastLine();
  const enquiry = await desk.lists.find(params.enquiry);
  if (!enquiry) throw data(null, { status: 404 });
  const { id, kind, name, email, phone, source, message, details, revision } = enquiry;
  const values = { name, email, phone: phone ?? "", source, message };
  return {
    id,
    kind,
    values,
    query: details ?? {},
    months: listMonths(today()),
    isBooked: enquiry.bookedAt !== null,
    hasOffer: enquiry.madeAt !== null,
    isOfWebsite: source === "website",
    seen: { revision, line },
  };
}

export const action = ({ params: { enquiry }, request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk/:enquiry", { enquiry }), (typed, office) =>
    correctCase(typed, enquiry, {
      ...office,
      offers: context.get(offerContext).offers,
      journeys: context.get(journeyContext).journeys,
    }),
  );

export default function DeskEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, values, query, months, isBooked, hasOffer, isOfWebsite, seen } = loaderData;
  const typed = actionData?.typed;
  return (
    <>
      <h1 className="wrap-anywhere mb-4 font-semibold text-heading">
        {kind === "quote" ? "Correct" : "Correct, or fill in the move"}: {values.name}
      </h1>
      <OutcomeNotice refusal={actionData} />
      {(isBooked || hasOffer) && (
        <Notice tone="neutral" title="Another move needs more">
          {hasOffer &&
            "With another route, month, day or pet, an offer that is not accepted is withdrawn, and a reply is promised; an accepted one stays, and says for which move it was made. "}
          {isBooked &&
            "With another destination, month, day or animal, the journey has no stages until you save those of the new move; what is done stays done."}
        </Notice>
      )}
      <CaseForm
        hidden={seen}
        values={typed ?? values}
        query={typed ?? query}
        months={months}
        isOfWebsite={isOfWebsite}
        refusal={actionData ?? null}
        buttons={{ correct: "Save the correction" }}
      />
      <p className="mt-4">
        <TextLink href={href("/desk/:enquiry", { enquiry: id })} className="inline-block py-2">
          Back without saving
        </TextLink>
      </p>
    </>
  );
}
