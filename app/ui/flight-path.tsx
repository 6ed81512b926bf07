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

const dots = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 4,
  strokeLinecap: "round",
  strokeDasharray: "0 11",
  vectorEffect: "non-scaling-stroke",
} as const;

/** A wavy dotted line with a plane at its end, stretched to the size of its box. */
export function FlightPath({ className = "" }: { className?: string }) {
  return (
    <div className={`absolute text-marigold ${className}`}>
      <svg
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        className="size-full overflow-visible"
        aria-hidden="true"
      >
        <path
          d="M0 70C70 70 130 20 200 20S330 80 400 80 530 30 600 30 730 75 800 75 900 55 950 10"
          {...dots}
        />
      </svg>
      <Plane className="-translate-x-1/2 -translate-y-1/2 absolute top-[4%] left-[96%] size-11 rotate-[52deg]" />
    </div>
  );
}

/** A `FlightPath` from top to bottom. */
export function FlightPathUpright({ className = "" }: { className?: string }) {
  return (
    <div className={`absolute text-marigold ${className}`}>
      <svg
        viewBox="0 0 40 1000"
        preserveAspectRatio="none"
        className="size-full overflow-visible"
        aria-hidden="true"
      >
        <path
          d="M20 0C38 60 38 120 20 190S2 330 20 400 38 520 20 600 2 740 20 800 30 940 20 1000"
          {...dots}
        />
      </svg>
      <Plane className="-translate-x-1/2 absolute top-full left-1/2 size-10 rotate-180" />
    </div>
  );
}

/** The plane with its nose up. */
function Plane({ className }: { className: string }) {
  return (
    <svg viewBox="-13 -13 26 26" className={className} aria-hidden="true">
      <PlaneShape className="fill-teal" transform="rotate(-90)" />
    </svg>
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
