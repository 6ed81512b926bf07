import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/text/text-link.tsx";

/** Asked if the vaccine is later than the sample: visitors copy the newest entry of the vaccination book. */
export function BoosterQuestion({ answers }: { answers: Record<"yes" | "no", string> }) {
  return (
    <Notice tone="neutral" title="Was this a booster, given before the older cover ended?">
      <p>
        The vaccine that you give is later than the blood sample. Until we know, the sample does not
        count.
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <PageLink
            to={{ search: answers.yes }}
            preventScrollReset
            className="inline-block py-2.5 font-semibold"
          >
            Yes, a booster in time
          </PageLink>
        </li>
        <li>
          <PageLink
            to={{ search: answers.no }}
            preventScrollReset
            className="inline-block py-2.5 font-semibold"
          >
            No, the cover had ended
          </PageLink>
        </li>
      </ul>
    </Notice>
  );
}
