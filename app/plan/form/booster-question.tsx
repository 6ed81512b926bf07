import { useLocation } from "react-router";
import { Notice } from "~/ui/notice";
import { PageLink } from "~/ui/text/text-link";
import { readQuery, writeQuery } from "../plan-query";

/** Asked where the vaccine is later than the sample: what people write who read the newest entry of their book. */
export function BoosterQuestion() {
  const { search } = useLocation();
  const query = readQuery(new URLSearchParams(search));
  const wasBooster = { ...query, booster: query.vaccine, vaccine: "" };
  const wasNone = { ...query, sample: "" };
  return (
    <Notice tone="neutral" title="Was this a booster, given before the older cover ended?">
      <p>
        The vaccine that you give is later than the blood sample. Until we know, the sample does not
        count.
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <PageLink
            to={{ search: writeQuery(wasBooster) }}
            preventScrollReset
            className="inline-block py-2.5 font-semibold"
          >
            Yes, a booster in time
          </PageLink>
        </li>
        <li>
          <PageLink
            to={{ search: writeQuery(wasNone) }}
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
