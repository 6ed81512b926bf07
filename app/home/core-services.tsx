import { Link } from "react-router";
import { coreServices } from "~/content/core-services";
import { BoardingPass } from "~/ui/boarding-pass";
import { ArrowIcon } from "~/ui/icons";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";

export function CoreServices() {
  return (
    <Section labelledBy="services-title">
      <SectionHeading id="services-title" eyebrow="Services" title="Which way are you going?" />
      <div className="mt-10 grid grid-cols-1 gap-7">
        {coreServices.map(({ path, text, start, ...pass }) => (
          <BoardingPass key={path} to={path} {...pass}>
            <p className="mt-3 max-w-xl">{text}</p>
            <p className="mt-5">
              <span className="block font-semibold text-marigold-deep text-sm uppercase tracking-[0.1em]">
                When to start
              </span>
              {start}
            </p>
          </BoardingPass>
        ))}
      </div>
      <Link
        to="/services"
        className="mt-9 inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-teal"
      >
        See all six services <ArrowIcon />
      </Link>
    </Section>
  );
}
