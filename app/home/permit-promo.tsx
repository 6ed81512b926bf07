import { href } from "react-router";
import { permit } from "~/content/home";
import { Picture } from "~/ui/picture";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/ui/section-heading";
import { ArrowLink } from "~/ui/text-link";
import { LuggageTag } from "~/ui/travel-paper";

export function PermitPromo() {
  return (
    <Section labelledBy="permit-title" ground="pale">
      <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-16">
        <div className="relative">
          <Picture
            picture={permit.picture}
            alt={permit.alt}
            sizes="(min-width: 64rem) 600px, 92vw"
            className="aspect-[4/3] w-full rounded-card object-cover shadow-card"
          />
          <p className="-bottom-4 -left-2 sm:-left-4 absolute rotate-[-3deg] font-semibold text-lg drop-shadow-md">
            <LuggageTag>Apply 2 to 3 months ahead</LuggageTag>
          </p>
        </div>
        <div>
          <SectionHeading
            id="permit-title"
            eyebrow="DGFT arrival permit"
            title="First the permit, then the flight"
          >
            Moving home to India after two years abroad, with one or two pets as your baggage? Then
            you need none. In most other cases India’s trade office, the DGFT, must allow the
            arrival first:
          </SectionHeading>
          <ul className="mt-5 grid gap-2.5">
            {permit.needs.map((need) => (
              <li
                key={need}
                className="relative pl-6 before:absolute before:top-[0.52em] before:left-0 before:size-2 before:rounded-full before:bg-marigold before:ring-2 before:ring-marigold-deep"
              >
                {need}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            We fill in the form, collect the papers and apply 2 to 3 months before you land.
          </p>
          <ArrowLink
            to={href("/services/:service", { service: "dgft-arrival-permit" })}
            className="mt-6"
          >
            How the DGFT permit works
          </ArrowLink>
        </div>
      </div>
    </Section>
  );
}
