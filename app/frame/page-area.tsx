import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { PageLoading, usePendingPath } from "./page-loading";

/** The page between header and footer; while the next one takes its time, a spinner in its place. */
export function PageArea({ children }: { children: ReactNode }) {
  const pendingPath = usePendingPath();
  const main = useFocusOnNewPage<HTMLElement>();
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      // At least a screen high: a footer in view would jump when the browser's cart comes in.
      className="min-h-dvh grow outline-none"
    >
      {pendingPath && <PageLoading path={pendingPath} />}
      {/* There still, so that nothing typed and no scroll position is lost if the visitor comes back. */}
      <div inert={pendingPath !== null} className="inert:invisible">
        {children}
      </div>
    </main>
  );
}

/** Moves the focus to the element when the path changes, as a browser does for a new document. */
function useFocusOnNewPage<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    element.current?.focus({ preventScroll: true });
  }, [pathname]);

  return element;
}
