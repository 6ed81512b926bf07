import { data } from "react-router";
import { readForm } from "#edge/http/limited-body.server.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import { isWithinLimit } from "#edge/http/rate-limit.server.ts";
import { log } from "#edge/log/log.server.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { EmailLink, PhoneLink } from "#frame/contact/contact-links.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { type EnquiryContext, enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { FindForm, type FindOutcome, findFields } from "#office/quote/find/find-form.tsx";
import picture from "#pictures/papers.svg?w=640;960&as=picture";
import { checkFields, readFields } from "#ui/forms/checks/check-fields.server.ts";
import { Panel, PanelPicture } from "#ui/layout/message-panel.tsx";
import { Page } from "#ui/layout/page.tsx";
import type { Route } from "./+types/quote-find";

const title = "Lost the link of your quote?";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title,
    description: "We mail the links of your quotes to the address that you gave us.",
    isNoindex: true,
  });

export const handle: RouteHandle = { isPrivate: true };

export const loader = ({ context }: Route.LoaderArgs) => ({
  hasMail: context.get(siteContext).hasMail,
});

const statuses: Record<FindOutcome["kind"], number> = {
  asked: 200,
  invalid: 400,
  unreadable: 400,
  "too-many": 429,
  failed: 503,
};

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await askForLinks(request, context.get(enquiryContext));
  return data(outcome, { status: statuses[outcome.kind], headers: neverCached });
}

/** Looks in the same way, and responds as fast, whether anything is known of the address. */
async function askForLinks(
  request: Request,
  { enquiries, rateLimit, sendMails, runAfterResponse }: EnquiryContext,
): Promise<FindOutcome> {
  const form = await readForm(request);
  if (!form) return { kind: "unreadable", values: null };
  const submitted = readFields(findFields, form);
  const { values, errors } = checkFields(findFields, submitted);
  if (errors) return { kind: "invalid", errors, values: submitted };
  if (!(await isWithinLimit(rateLimit, request))) return { kind: "too-many", values: submitted };
  try {
    const enquiryId = await enquiries.mailLinks(values.email, Date.now());
    if (enquiryId) runAfterResponse(sendMails(enquiryId));
  } catch (error) {
    log.error("The links of quotes could not be looked for", { error });
    return { kind: "failed", values: submitted };
  }
  return { kind: "asked" };
}

export default function QuoteFind({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page>
      <PageTrail current={title} />
      <Panel picture={<PanelPicture picture={picture} />} className="mt-3">
        <div className="grid gap-5 px-6 py-8 sm:px-10">
          <h1 className="font-semibold text-heading">{title}</h1>
          {loaderData.hasMail ? (
            <>
              <p className="text-ink-soft text-lead">We mail it to the address that you gave us.</p>
              <FindForm outcome={actionData} />
              {actionData?.kind !== "asked" && (
                <p>
                  Or call us on <PhoneLink />, or write to <EmailLink />.
                </p>
              )}
            </>
          ) : (
            <p className="text-lead">
              Please call <PhoneLink />, or write to <EmailLink /> from the address that you gave
              us, and we send it to you anew.
            </p>
          )}
        </div>
      </Panel>
    </Page>
  );
}
