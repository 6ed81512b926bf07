import { useEffect, useState } from "react";
import { href, matchPath, useLocation, useNavigation } from "react-router";
import { Spinner } from "~/ui/flight-path";

const patienceMs = 150;

/** The path that a navigation has been waiting for longer than 150 ms, or null. */
export function usePendingPath(): string | null {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const target = navigation.state === "loading" ? navigation.location.pathname : null;
  const nextPath = target === pathname ? null : target;
  const [latePath, setLatePath] = useState<string | null>(null);

  useEffect(() => {
    if (nextPath === null) return;
    const timer = setTimeout(() => setLatePath(nextPath), patienceMs);
    return () => {
      clearTimeout(timer);
      setLatePath(null);
    };
  }, [nextPath]);

  return latePath;
}

/** The loading state of the page at that path. */
export function PageLoading({ path }: { path: string }) {
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
