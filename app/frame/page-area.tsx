import type { ReactNode } from "react";
import { PageLoading, usePendingPath } from "./page-loading";

/** The page between header and footer; while the next one takes its time, a spinner in its place. */
export function PageArea({ children }: { children: ReactNode }) {
  const pendingPath = usePendingPath();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-6xl grow px-4 pt-28 pb-16 sm:px-6"
    >
      {pendingPath && <PageLoading path={pendingPath} />}
      {/* Hidden rather than gone, so that nothing typed is lost if the visitor stays. */}
      <div hidden={pendingPath !== null}>{children}</div>
    </main>
  );
}
