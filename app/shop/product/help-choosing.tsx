import { href } from "react-router";
import { ButtonLink } from "~/ui/button";

export function HelpChoosing() {
  return (
    <section className="mt-16 flex flex-col items-start gap-6 rounded-2xl bg-teal-pale px-6 py-8 sm:flex-row sm:items-center sm:justify-between sm:px-10">
      <div>
        <h2 className="font-semibold text-2xl">Need Help Choosing?</h2>
        <p className="mt-2 max-w-xl">
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
