import type { Stat } from "#content/home.ts";
import { Section } from "#ui/layout/section.tsx";

type StatsProps = {
  stats: Stat[];
  /** The source of the figures. */
  proof: string | null;
};

export function Stats({ stats, proof }: StatsProps) {
  return (
    <Section labelledBy="stats-title" ground="teal">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:gap-14">
        <h2 id="stats-title" className="max-w-sm font-semibold text-title">
          Goodbyes at one gate and hellos at another.
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          {stats.map(({ label, figure, unit }) => (
            <div key={unit} className="border-white/20 border-t pt-3">
              <dt className="text-sand">{label}</dt>
              <dd className="text-lead">
                <span className="block font-display font-semibold text-marigold-bright text-title max-sm:text-[min(2.25rem,9.5vw)]">
                  {figure}
                </span>{" "}
                {unit}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {proof && <p className="mt-8 text-sand text-sm">{proof}</p>}
    </Section>
  );
}
