import type { Destination } from "#travel/rules/rules.ts";

/** Our own drawings, simplified so that they are clear at thumbnail size. Files, since the policy forbids data URLs. */
const drawings = import.meta.glob<string>("./flags/*.svg", {
  query: "?url&no-inline",
  import: "default",
  eager: true,
});

/** The flag beside the name of a destination, which it does not replace. */
export function Flag({ of, size = "h-6 w-9" }: { of: Destination; size?: string }) {
  return (
    <img
      src={drawings[`./flags/${of}.svg`]}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className={`shrink-0 rounded-md border border-sand-deep ${size}`}
    />
  );
}
