import { PlaneShape } from "./plane-shape";

/**
 * A wait that is said as well as shown: a small plane goes round on its dotted path. It takes off after a
 * second: most waits are over by then, and a page that moves from the start takes longer to be painted.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid place-items-center gap-5 py-24">
      <svg
        viewBox="-32 -32 64 64"
        className="size-16 motion-safe:animate-flight"
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
