import { lazy, type ReactNode } from "react";
import { ChatButton } from "~/chat/chat-button";
import { useRootData } from "~/root-data";
import { ChatIcon } from "~/ui/icons";
import { Footer } from "./footer";
import { Header } from "./header";

/** Loaded apart, since only the visitors of a staging site see it. */
const StagingBanner = lazy(async () => ({
  default: (await import("./staging-banner")).StagingBanner,
}));

/** The header, footer and floating elements around every page and error message. */
export function PageShell({ children }: { children: ReactNode }) {
  const root = useRootData();
  return (
    <>
      <a
        href="#main"
        className="print:hidden -top-24 fixed left-4 z-50 rounded-md bg-teal px-4 py-3 font-semibold text-white focus:top-4"
      >
        Skip to content
      </a>
      <Header />
      {children}
      <Footer />
      <ChatButton
        aria-label="Open chat"
        className="print:hidden fixed right-4 bottom-4 z-30 size-12 px-0! sm:size-14 shadow-lift sm:right-6 sm:bottom-6"
      >
        <ChatIcon />
      </ChatButton>
      {root?.isStaging && <StagingBanner unfilledFacts={root.unfilledFacts} />}
    </>
  );
}
