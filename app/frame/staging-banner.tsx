import { useLocation } from "react-router";
import { everyPage } from "#content/company/fact-descriptions.ts";
import type { UnfilledFact } from "#content/company/unfilled-facts.server.ts";

/** Tells visitors of a staging site that it is not the real one, and its owner which facts the page still lacks. */
export function StagingBanner({ unfilledFacts }: { unfilledFacts: UnfilledFact[] }) {
  const { pathname } = useLocation();
  const facts = unfilledFacts.filter(({ shownOn }) =>
    shownOn.some((page) => page === everyPage || isWithin(pathname, page)),
  );
  return (
    <div
      role="note"
      className="print:hidden fixed bottom-4 left-4 z-30 mr-20 max-sm:bottom-20 max-w-md rounded-lg bg-ink px-4 py-2.5 text-sm text-white shadow-lift"
    >
      <p>
        <strong className="text-marigold-bright">Staging.</strong> Nothing can be bought here
        <span className="max-sm:hidden">, and no message reaches anyone</span>.
      </p>
      {facts.length > 0 && (
        <details>
          <summary className="py-1.5 underline decoration-marigold underline-offset-4">
            {`${facts.length} facts on this page are not real yet`}
          </summary>
          <ul className="mt-1 max-h-[50vh] overflow-y-auto">
            {facts.map(({ name, what, state }) => (
              <li key={name} className="py-0.5">
                {what}: {state}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function isWithin(pathname: string, page: string): boolean {
  return pathname === page || (page !== "/" && pathname.startsWith(`${page}/`));
}
