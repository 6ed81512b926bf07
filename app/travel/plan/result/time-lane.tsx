import { PlaneShape } from "#ui/paper/plane.tsx";
import type { Timeline, TimelineStep } from "./plan-timeline.server.ts";

/** The steps stand on the left, their bars on the right; on a phone, the bar is below its step. */
export const lanes =
  "md:grid md:grid-cols-2 md:gap-x-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:grid print:grid-cols-2";
/** The space for the boxes to tick. */
export const besideBoxes = "pl-10 print:pl-8";
const lane = "md:col-start-2 print:col-start-2 w-full overflow-visible";

type MonthNamesProps = Pick<Timeline, "months" | "wideMonths" | "landingX" | "landingName">;

/** The months' names above a dotted flight path, with a plane on the day of the landing. */
export function MonthNames({ months, wideMonths, landingX, landingName }: MonthNamesProps) {
  return (
    <div className={`@container ${besideBoxes} ${lanes}`}>
      <svg aria-hidden="true" className={`h-11 text-sm print:h-9 ${lane}`}>
        <text y="12" className="fill-current">
          Today
        </text>
        <Names months={months} className="md:hidden @max-[13rem]:hidden" />
        <Names months={wideMonths} className="max-md:hidden" />
        {months.length === 0 && (
          <text
            x="100%"
            y="12"
            textAnchor="end"
            className={`fill-current ${wideMonths.length > 0 ? "md:hidden" : ""}`}
          >
            {landingName}
          </text>
        )}
        <line
          x2="100%"
          y1="30"
          y2="30"
          className="stroke-marigold"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0.1 8"
        />
        <svg aria-hidden="true" x={`${landingX}%`} y="30" className="overflow-visible">
          <PlaneShape className="fill-teal" />
        </svg>
      </svg>
    </div>
  );
}

function Names({ months, className }: Pick<Timeline, "months"> & { className: string }) {
  return months.map(({ name, x }) => (
    <text key={x} x={`${x}%`} y="12" textAnchor="middle" className={`fill-current ${className}`}>
      {name}
    </text>
  ));
}

type MonthLinesProps = Pick<Timeline, "months" | "wideMonths" | "landingLines">;

/** A line for the beginning of each month that has its name above, and one for each landing, behind all steps. */
export function MonthLines({ months, wideMonths, landingLines }: MonthLinesProps) {
  return (
    <div className={`pointer-events-none absolute inset-0 ${besideBoxes} ${lanes}`}>
      <svg aria-hidden="true" className={`h-full ${lane}`}>
        <Lines months={months} className="md:hidden" />
        <Lines months={wideMonths} className="max-md:hidden" />
        {landingLines.map((x) => (
          <line
            key={`landing ${x}`}
            x1={`${x}%`}
            x2={`${x}%`}
            y2="100%"
            strokeDasharray="4 4"
            strokeOpacity="0.5"
            className="stroke-teal"
          />
        ))}
      </svg>
    </div>
  );
}

function Lines({ months, className }: Pick<Timeline, "months"> & { className: string }) {
  return months.map(({ x }) => (
    <line key={x} x1={`${x}%`} x2={`${x}%`} y2="100%" className={`stroke-sand ${className}`} />
  ));
}

/** A key to the colours of the bars. */
export function BarKey() {
  return (
    <>
      <Swatch className="fill-teal">Law.</Swatch>{" "}
      <Swatch className="fill-marigold">Our timing or advice.</Swatch>
    </>
  );
}

const Swatch = ({ className, children }: { className: string; children: string }) => (
  <span className="flex items-center gap-2">
    <svg aria-hidden="true" className={`h-2 w-5 ${className}`}>
      <rect width="100%" height="100%" rx="4" />
    </svg>
    {children}
  </span>
);

type BarProps = { bar: NonNullable<TimelineStep["bar"]>; isLaw: boolean };

export function Bar({ bar: { x, width }, isLaw }: BarProps) {
  return (
    <svg aria-hidden="true" className={`my-1.5 block h-2 md:h-3 ${lane}`}>
      <rect
        x={`${x}%`}
        width={`${width}%`}
        height="100%"
        rx="4"
        className={isLaw ? "fill-teal" : "fill-marigold"}
      />
    </svg>
  );
}
