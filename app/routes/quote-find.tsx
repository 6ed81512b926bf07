import { data } from "react-router";
import { readForm } from "#edge/http/limited-body.server.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import { isWithinLimit } from "#edge/http/rate-limit.server.ts";
import { log } from "#edge/log/log.server.ts";
import type { RouteHandle } from "#edge/routing/route-table.server.ts";
import { pageMeta } from "#edge/seo/page-meta.ts";
import { siteContext } from "#edge/seo/site-context.server.ts";
import { ContactCard } from "#frame/contact/contact-card.tsx";
import { EmailLink, PhoneLink } from "#frame/contact/contact-links.tsx";
import { PageTrail } from "#frame/page-trail.tsx";
import { type EnquiryContext, enquiryContext } from "#office/enquiry/enquiry-context.server.ts";
import { FindForm, type FindOutcome, findFields } from "#office/quote/find/find-form.tsx";
import { checkFields, readFields } from "#ui/forms/checks/check-fields.server.ts";
import { Page } from "#ui/layout/page.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
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
      <PageHeading title={title}>
        {loaderData.hasMail
          ? "We mail it to the address that you gave us."
          : "Please call us, and we send it to you anew."}
      </PageHeading>
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:gap-10">
        {loaderData.hasMail ? (
          <FindForm outcome={actionData} />
        ) : (
          <p>
            Call <PhoneLink /> or write to <EmailLink /> from the address that you gave us.
          </p>
        )}
        <ContactCard />
      </div>
    </Page>
  );
}
