import { href } from "react-router";
import { preparedTexts } from "#content/office/prepared-texts.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { readDone } from "#office/desk/done.server.ts";
import { donePattern } from "#office/desk/done.ts";
import { OutcomeNotice } from "#office/desk/parts/outcome-notice.tsx";
import { receivePost } from "#office/desk/post.server.ts";
import { changeTexts } from "#office/desk/texts/change-texts.server.ts";
import { doneWords } from "#office/desk/texts/done-words.ts";
import { listTexts, signatureOf } from "#office/desk/texts/office-texts.server.ts";
import { TextsPage } from "#office/desk/texts/texts-page.tsx";
import type { Route } from "./+types/desk-texts";

export const meta: Route.MetaFunction = () => [{ title: "Texts | The desk" }];

/** The key of the text in the form. */
export const handle: RouteHandle = {
  searchParams: { edit: /^[a-z\d-]{1,40}$/, done: donePattern(doneWords) },
};

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { desk, staff } = requireDesk(context);
  const texts = listTexts(await desk.texts.list());
  const found = texts.find(({ key }) => key === searchParams.get("edit"));
  const empty = { key: crypto.randomUUID(), title: "", words: "", changedAt: null };
  const reader = { desk, who: staff.email, now: Date.now() };
  return {
    texts: texts.map(({ key, title, changedAt }) => ({
      key,
      title,
      isChanged: changedAt !== null,
      isOfSite: Object.hasOwn(preparedTexts, key),
    })),
    edited: found ?? empty,
    isNew: found === undefined,
    signature: signatureOf(staff.email, await desk.texts.findSignature(staff.email)),
    done: await readDone(doneWords, searchParams, reader, null),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receivePost({ request, context }, href("/desk/texts"), changeTexts);

export default function DeskTexts({ loaderData, actionData }: Route.ComponentProps) {
  const { done, ...page } = loaderData;
  return (
    <>
      <h1 className="mb-4 font-semibold text-heading">Prepared texts</h1>
      <OutcomeNotice refusal={actionData} done={done} />
      <TextsPage {...page} refusal={actionData ?? null} />
    </>
  );
}
