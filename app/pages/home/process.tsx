import type { ProcessStep } from "#content/process.ts";
import { Section } from "#ui/layout/section.tsx";
import { SectionHeading } from "#ui/layout/section-heading.tsx";
import { FlightPath, FlightPathUpright } from "./hero/flight-path.tsx";

/** The vertical position of each stop on the wide flight path, in per cent of its height. */
const stopHeights = [
  "lg:top-[70%]",
  "lg:top-[20%]",
  "lg:top-[80%]",
  "lg:top-[30%]",
  "lg:top-[75%]",
];

export function Process({ steps }: { steps: ProcessStep[] }) {
  return (
    <Section labelledBy="process-title" ground="paper">
      <SectionHeading isLarge id="process-title" title="Five steps, and when you hear from us">
        Silence is the hardest part, so every step ends with a message to you.
      </SectionHeading>
      <div className="relative mt-5 pb-6 lg:mt-8 lg:pb-0">
        <FlightPathUpright className="top-4 bottom-10 left-1 w-8 lg:hidden" />
        <FlightPath className="top-0 left-5 hidden h-32 w-full lg:block" />
        <ol className="relative grid gap-3 lg:grid-cols-5 lg:gap-0">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="relative pl-13 lg:pt-40 lg:pr-7 lg:pl-0">
              <div className="absolute top-0 left-0 lg:h-32">
                <span
                  aria-hidden="true"
                  className={`grid size-10 place-items-center rounded-full border-2 border-marigold-deep bg-marigold-pale font-display font-semibold text-xl lg:absolute lg:-translate-y-1/2 ${stopHeights[index]}`}
                >
                  {index + 1}
                </span>
              </div>
              <h3 className="font-semibold text-xl leading-snug lg:flex lg:min-h-[2lh] lg:items-end">
                {title}
              </h3>
              <p className="mt-1 max-w-xl text-ink-soft lg:mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
