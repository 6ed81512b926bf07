import { company } from "~/content/company";
import { pageMeta } from "~/seo/page-meta";
import { PageHeading } from "~/ui/page-heading";
import { TextLink } from "~/ui/text-link";

export const meta = () =>
  pageMeta({
    title: "Contact us",
    description: `Call or write to us about your pet's move. Office hours: ${company.officeHours}. Emergency support: ${company.emergencySupport}.`,
  });

export default function Contact() {
  return (
    <>
      <PageHeading title="Contact us">
        Tell us who travels, from where to where, and by when. We answer with what your pet needs.
      </PageHeading>
      <div className="grid gap-6 sm:grid-cols-2">
        <section className="rounded-2xl bg-paper p-6 shadow-card">
          <h2 className="font-semibold text-xl">Call</h2>
          <p className="mt-2">
            <TextLink href={company.phone.uri} className="text-lg">
              {company.phone.label}
            </TextLink>
          </p>
          <p className="mt-3 text-ink-soft">Office hours: {company.officeHours}.</p>
          <p className="text-ink-soft">
            Emergency support for a pet on its way: {company.emergencySupport}.
          </p>
        </section>
        <section className="rounded-2xl bg-paper p-6 shadow-card">
          <h2 className="font-semibold text-xl">Write</h2>
          <p className="mt-2">
            <TextLink href={company.email.uri} className="break-all text-lg">
              {company.email.label}
            </TextLink>
          </p>
          <p className="mt-3 text-ink-soft">
            For a crate or a bag, add your pet’s breed and measurements.
          </p>
        </section>
      </div>
    </>
  );
}
