import { PlaneShape } from "#ui/paper/plane.tsx";

type FlightPathProps = { className?: string };

/** A wavy dotted line with a plane at its end, stretched to the size of its box. */
export const FlightPath = ({ className }: FlightPathProps) => (
  <Wave
    className={className}
    viewBox="0 0 1000 100"
    d="M0 70C70 70 130 20 200 20S330 80 400 80 530 30 600 30 730 75 800 75 900 55 950 10"
    plane="-translate-x-1/2 -translate-y-1/2 absolute top-[4%] left-[96%] size-11 rotate-[52deg]"
  />
);

/** A `FlightPath` from top to bottom. */
export const FlightPathUpright = ({ className }: FlightPathProps) => (
  <Wave
    className={className}
    viewBox="0 0 40 1000"
    d="M20 0C38 60 38 120 20 190S2 330 20 400 38 520 20 600 2 740 20 800 30 940 20 1000"
    plane="-translate-x-1/2 absolute top-full left-1/2 size-10 rotate-180"
  />
);

type WaveProps = FlightPathProps & { viewBox: string; d: string; plane: string };

function Wave({ className = "", viewBox, d, plane }: WaveProps) {
  return (
    <div className={`absolute text-marigold ${className}`}>
      <svg
        viewBox={viewBox}
        preserveAspectRatio="none"
        className="size-full overflow-visible"
        aria-hidden="true"
      >
        <path
          d={d}
          fill="none"
          stroke="currentColor"
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray="0 11"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {/* With its nose up. */}
      <svg viewBox="-13 -13 26 26" className={plane} aria-hidden="true">
        <PlaneShape className="fill-teal" transform="rotate(-90)" />
      </svg>
    </div>
  );
}
