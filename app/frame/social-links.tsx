import { company } from "~/content/company";
import { showToast } from "~/toast/toast";
import { useIsHydrated } from "~/ui/lifecycle";

const shape =
  "inline-flex min-h-11 items-center rounded-full border border-white/40 px-4 font-semibold text-sm hover:border-marigold-bright hover:text-marigold-bright";

export function SocialLinks() {
  const isHydrated = useIsHydrated();
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {company.socialNetworks.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a href={url} rel="noopener" className={shape}>
              {name}
            </a>
          ) : (
            <button type="button" onClick={sayNotThereYet} disabled={!isHydrated} className={shape}>
              {name}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The specification's placeholder (sections 2 and 8). */
function sayNotThereYet() {
  showToast({
    title: "This feature isn't implemented yet",
    description: "Our channel is not open so far. Please call or write to us meanwhile.",
  });
}
