import { href } from "react-router";
import { ArrowLink } from "#ui/text/text-link.tsx";

export function PermitPromo() {
  return (
    <section aria-labelledby="permit-title" className="bg-teal-pale py-5 lg:py-7">
      <div className="mx-auto flex max-w-6xl flex-col gap-x-8 gap-y-1 px-4 sm:px-6 lg:flex-row lg:items-center">
        <h2 id="permit-title" className="shrink-0 font-semibold text-heading">
          DGFT arrival permit
        </h2>
        <p className="grow">
          Less than two years abroad, a visit, cargo or more than two pets: India’s trade office,
          the DGFT, must allow it first. Apply 2 to 3 months ahead.
        </p>
        <ArrowLink
          to={href("/services/:service", { service: "dgft-arrival-permit" })}
          className="shrink-0"
        >
          How the permit works
        </ArrowLink>
      </div>
    </section>
  );
}
