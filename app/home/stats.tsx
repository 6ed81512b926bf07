import { stats, statsProof } from "~/content/home";
import { Section } from "~/ui/section";

export function Stats() {
  return (
    <Section labelledBy="stats-title" ground="teal">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16">
        <h2 id="stats-title" className="max-w-sm font-semibold text-title">
          Fifteen years of goodbyes at one gate and hellos at another.
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-12 sm:gap-y-10">
          {stats.map(({ label, figure, unit }) => (
            <div key={unit} className="border-white/25 border-t-2 border-dashed pt-4">
              <dt className="text-sand">{label}</dt>
              <dd className="mt-1">
                <span className="mr-1 font-display font-semibold text-hero text-marigold-bright max-sm:text-[min(2.25rem,9.5vw)]">
                  {figure}
                </span>{" "}
                <span className="whitespace-nowrap text-lead max-sm:block lg:max-xl:block">
                  {unit}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {statsProof && <p className="mt-8 text-sand text-sm">{statsProof}</p>}
    </Section>
  );
}
