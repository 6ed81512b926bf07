type PlaneShapeProps = { className: string; transform?: string };

/** An aeroplane seen from above: 24 units long, centred on the origin, its nose to the right. */
export function PlaneShape({ className, transform }: PlaneShapeProps) {
  return (
    <path
      d="M12 0C12-1.3 10.4-1.9 8.6-1.9H3.4L-2.8-10.4H-5.6L-2.9-1.9H-7.6L-10-4.9H-12L-10.7 0-12 4.9H-10L-7.6 1.9H-2.9L-5.6 10.4H-2.8L3.4 1.9H8.6C10.4 1.9 12 1.3 12 0Z"
      className={className}
      transform={transform}
    />
  );
}

/**
 * A plane that circles on a dotted path, with a label that screen readers announce. The animation starts
 * after a second: most waits are over by then, and moving from the start delays the first paint.
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
