import { PlaneShape } from "~/ui/paper/plane";
import type { PlanView } from "./plan-view.server";

/** The steps as bars along the months, on a dotted flight path. The list below has the same dates in words. */
export function PlanChart({ chart: { months, bars, landingX } }: Pick<PlanView, "chart">) {
  return (
    <div
      aria-hidden="true"
      className="mt-6 hidden break-inside-avoid rounded-card bg-paper p-6 shadow-card md:block print:hidden"
    >
      <svg aria-hidden="true" className="h-11 w-full overflow-visible text-sm">
        {months.map(({ name, x }) => (
          <text key={x} x={`${x}%`} y="12" className="fill-current">
            {name}
          </text>
        ))}
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
      <ul className="grid gap-3">
        {bars.map(({ title, x, width, kind, isLaw }) => (
          <li key={title}>
            <span className="block text-sm">
              {title} <span className="text-ink-soft">({kind.toLowerCase()})</span>
            </span>
            <svg aria-hidden="true" className="h-3 w-full rounded-full bg-sand">
              <rect
                x={`${x}%`}
                width={`${width}%`}
                height="100%"
                rx="6"
                className={isLaw ? "fill-teal" : "fill-marigold"}
              />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
