import { type ReactNode, useEffect, useRef, useState } from "react";
import { href, matchPath, useLocation, useNavigation } from "react-router";
import { Spinner } from "#ui/paper/plane.tsx";

const spinnerDelayMs = 150;

/** The page between header and footer, replaced by a spinner while the next one loads. */
export function PageArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const pendingPath = usePendingPath();
  const main = useFocusOnNewPage<HTMLElement>();
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      // At least a screen high: a visible footer would jump when the cart is read from the browser's storage.
      className="min-h-dvh grow outline-none print:min-h-0"
    >
      {pendingPath && <PageLoading path={pendingPath} />}
      {/*
        Hidden but mounted, so that typed text and the scroll position survive a cancelled navigation. The key gives each
        path elements of its own: in a page that the browser has translated, React cannot change texts in place.
      */}
      <div key={pathname} inert={pendingPath !== null} className="inert:invisible">
        {children}
      </div>
    </main>
  );
}

/** Moves the focus to the element when the path changes, as the browser does for a new document. */
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

/** The path of a navigation that has taken longer than 150 ms, or null. */
function usePendingPath(): string | null {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const target = navigation.state === "loading" ? navigation.location.pathname : null;
  const nextPath = target === pathname ? null : target;
  const [slowPath, setSlowPath] = useState<string | null>(null);

  useEffect(() => {
    if (nextPath === null) return;
    const timer = setTimeout(() => setSlowPath(nextPath), spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setSlowPath(null);
    };
  }, [nextPath]);

  return slowPath;
}

function PageLoading({ path }: { path: string }) {
  return (
    <div className="fixed inset-x-0 top-20">
      <Spinner label={loadingLabel(path)} />
    </div>
  );
}

function loadingLabel(path: string): string {
  if (path === href("/products")) return "Loading products…";
  if (matchPath("/products/:productId", path)) return "Loading product…";
  return "Loading…";
}
