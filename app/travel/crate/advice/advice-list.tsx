import { SmallFold } from "#ui/layout/small-fold.tsx";
import { ArrowLink } from "#ui/text/text-link.tsx";
import type { Advice } from "./advice.ts";

/** The advice above the crates, as one list. */
export function AdviceList({ advice }: { advice: Advice[] }) {
  if (advice.length === 0) return null;
  return (
    <div className="mb-4 border-marigold border-l-4 pl-4 leading-snug">
      <ul className="grid gap-4">
        {advice.map(({ title, text, facts, links }) => (
          <li key={title}>
            <strong className="text-xl">{title}</strong>
            <p className="mt-1">{text}</p>
            {facts ? (
              <SmallFold title={facts.title}>
                <p>{facts.text}</p>
                <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-marigold-deep">
                  {facts.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
                <AdviceLinks links={links} />
              </SmallFold>
            ) : (
              <AdviceLinks links={links} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const AdviceLinks = ({ links = [] }: Pick<Advice, "links">) => (
  <p className="flex flex-wrap gap-x-6 empty:hidden">
    {links.map(({ label, path }) => (
      <ArrowLink key={path} to={path}>
        {label}
      </ArrowLink>
    ))}
  </p>
);
