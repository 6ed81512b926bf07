import { href } from "react-router";
import { OutcomeNotice } from "#office/desk/parts/outcome-notice.tsx";
import { receivePost } from "#office/desk/post.server.ts";
import { CaseForm } from "#office/desk/write/case-form.tsx";
import { writeCase } from "#office/desk/write/write-case.server.ts";
import { listMonths } from "#travel/move/months.server.ts";
import { today } from "#travel/plan/plan-request.server.ts";
import type { Route } from "./+types/desk-new";

export const meta: Route.MetaFunction = () => [{ title: "New enquiry | The desk" }];

export const loader = () => ({ months: listMonths(today()), submission: crypto.randomUUID() });

export const action = ({ request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk/new"), writeCase);

export default function DeskNew({ loaderData, actionData }: Route.ComponentProps) {
  const { months, submission } = loaderData;
  const typed = actionData?.typed ?? {};
  return (
    <>
      <h1 className="mb-4 font-semibold text-heading">New enquiry</h1>
      <OutcomeNotice refusal={actionData} />
      <CaseForm
        hidden={{ submission: typed.submission ?? submission }}
        values={{ source: "phone", ...typed }}
        query={typed}
        months={months}
        isOfWebsite={false}
        refusal={actionData ?? null}
        buttons={{ write: "Save it, to be answered", answered: "It is answered already" }}
      />
    </>
  );
}
