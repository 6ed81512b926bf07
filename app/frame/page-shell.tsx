import { lazy, type ReactNode } from "react";
import { useRootData } from "#edge/root-data.ts";
import { ContactBar } from "./contact-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";

/** Loaded separately, since only visitors of a staging site see it. */
const StagingBanner = lazy(async () => ({
  default: (await import("./staging-banner.tsx")).StagingBanner,
}));

/** The header, footer and floating elements around every page and error message. */
export function PageShell({ cartLink, children }: { cartLink: ReactNode; children: ReactNode }) {
  const root = useRootData();
  return (
    <>
      <a
        href="#main"
        className="print:hidden -top-24 fixed left-4 z-50 rounded-md bg-teal px-4 py-3 font-semibold text-white focus:top-4"
      >
        Skip to content
      </a>
      <Header cartLink={cartLink} />
      {children}
      <Footer />
      <ContactBar />
      {root?.isStaging && <StagingBanner unfilledFacts={root.unfilledFacts} />}
    </>
  );
}
