import { PlaneShape } from "./plane-shape";

/** A wait that is said as well as shown: a small plane goes round on its dotted path. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center gap-5 py-24">
      <svg
        viewBox="-32 -32 64 64"
        className="size-16 [animation-duration:2.4s] motion-safe:animate-spin"
        aria-hidden="true"
      >
        <circle
          r="24"
          className="fill-none stroke-marigold"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="0.1 7.44"
        />
        <PlaneShape className="fill-teal" transform="translate(0 -24) scale(0.8)" />
      </svg>
      <p className="text-ink-soft">{label}</p>
    </div>
  );
}
