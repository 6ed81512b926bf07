import { Flag } from "#travel/plan/flag.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

type RuleGuideLinksProps = { guides: { slug: string; path: string; label: string }[] };

/** Links to the short guides of further destinations. */
export function RuleGuideLinks({ guides }: RuleGuideLinksProps) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="further-destinations" className="mt-10">
      <h2 id="further-destinations" className="font-semibold text-heading">
        Further destinations, in short
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {guides.map(({ slug, path, label }) => (
          <li key={path} className="flex items-center gap-2">
            <Flag of={slug} />
            <PageLink to={path} className="inline-block py-2.5">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
