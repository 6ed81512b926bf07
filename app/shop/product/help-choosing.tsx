import { href } from "react-router";
import { ButtonLink } from "~/ui/button";

export function HelpChoosing() {
  return (
    <section className="mt-section flex flex-col items-start gap-6 border-sand-deep border-t-2 border-dashed pt-10 sm:flex-row sm:items-center sm:justify-between sm:gap-12">
      <div>
        <h2 className="font-semibold text-heading">Need Help Choosing?</h2>
        <p className="mt-3 max-w-xl text-ink-soft text-lead">
          Tell us your pet’s breed, measurements and route. We’ll say which size and which pieces
          you need, and which you can leave.
        </p>
      </div>
      <ButtonLink to={href("/contact")} className="shrink-0">
        Contact us
      </ButtonLink>
    </section>
  );
}
