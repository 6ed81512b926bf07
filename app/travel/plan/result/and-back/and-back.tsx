import { href } from "react-router";
import { SourceWords } from "#travel/rules/source/source-words.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { PageLink } from "#ui/text/text-link.tsx";
import type { AndBackView } from "./and-back.server.ts";

/** What to do before the pet leaves, so that its way back is short. */
export function AndBack({ andBack: { isIntoIndia, groups, home } }: { andBack: AndBackView }) {
  return (
    <Fold title={isIntoIndia ? "And back again?" : "And back to India?"}>
      {groups.map(({ title, ways, link }) => (
        <section key={title} className="mt-4 first:mt-0">
          <h3 className="font-semibold">{title}</h3>
          <ul className="mt-1 grid max-w-text list-disc gap-1 pl-5 text-sm">
            {ways.map(({ what, text, source }) => (
              <li key={what}>
                <strong>{what}.</strong> {text}{" "}
                <span className="text-ink-soft">
                  <SourceWords source={source} />.
                </span>
              </li>
            ))}
          </ul>
          {link && (
            <PageLink to={{ search: link.search }} className="inline-block py-2 font-semibold">
              {link.words}
            </PageLink>
          )}
        </section>
      ))}
      {home && (
        <p className="mt-2">
          <PageLink to={{ search: home }} className="inline-block py-2 font-semibold">
            Plan the way home to India
          </PageLink>{" "}
          takes your pet’s days along. Then give it the day on which you want to land.
        </p>
      )}
      <PageLink
        to={href("/guides/:guide", { guide: "there-and-back" })}
        className="mt-2 inline-block py-2 font-semibold"
      >
        Every destination, there and back
      </PageLink>
    </Fold>
  );
}
