import { data } from "react-router";
import { isWithinLimit } from "#edge/http/rate-limit.server.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { NotYouPage, type NotYouState } from "#office/enquiry/not-you/not-you-page.tsx";
import { isSecretKey } from "#office/enquiry/secret-key.ts";
import { Page } from "#ui/layout/page.tsx";
import type { Route } from "./+types/not-you";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Not you?",
    description: "A page for the person whose email address was given to us.",
    isNoindex: true,
  });

export const handle: RouteHandle = { isPrivate: true };

const statuses: Record<NotYouState["kind"], number> = {
  asked: 200,
  erased: 200,
  booked: 200,
  gone: 404,
  "in-a-minute": 409,
  "too-many": 429,
};

const respond = (state: NotYouState) => data(state, { status: statuses[state.kind] });

/** What was sent under the address; or why there is nothing to erase. */
async function findSent({ params, request, context }: Route.LoaderArgs | Route.ActionArgs) {
  const { notYou, quoteRateLimit } = context.get(enquiryContext);
  if (!isSecretKey(params.mailKey)) return { kind: "gone" } as const;
  if (!(await isWithinLimit(quoteRateLimit, request))) return { kind: "too-many" } as const;
  const sent = await notYou.find(params.mailKey);
  if (!sent) return { kind: "gone" } as const;
  return sent.isBooked ? ({ kind: "booked" } as const) : ({ kind: "asked", ...sent } as const);
}

export async function loader(args: Route.LoaderArgs) {
  const found = await findSent(args);
  return respond(
    found.kind === "asked"
      ? { kind: "asked", count: found.count, isOtherBooked: found.isOtherBooked }
      : found,
  );
}

export async function action(args: Route.ActionArgs) {
  const found = await findSent(args);
  if (found.kind !== "asked") return respond(found);
  const { notYou } = args.context.get(enquiryContext);
  const isErased = await notYou.erase(args.params.mailKey, found, Date.now());
  if (!isErased) return respond({ kind: "in-a-minute" });
  return respond({ kind: "erased", isOtherBooked: found.isOtherBooked });
}

/** After the erasure there is nothing to load. */
export const shouldRevalidate = () => false;

export default function NotYou({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <NotYouPage state={actionData ?? loaderData} />
    </Page>
  );
}
