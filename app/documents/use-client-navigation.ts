import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** Makes links in inserted HTML change pages as `Link` does, without loading the whole document again. */
export function useClientNavigation(element: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();

  useEffect(() => {
    const root = element.current;
    function follow(event: MouseEvent) {
      const path = findPathToFollow(event);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
    }
    root?.addEventListener("click", follow);
    return () => root?.removeEventListener("click", follow);
  }, [element, navigate]);
}

/** Null for what the browser does best itself: other sites, anchors of this page, new windows. */
function findPathToFollow(event: MouseEvent): string | null {
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlainClick || event.defaultPrevented || !link) return null;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || (pathname === location.pathname && hash)) return null;
  return pathname + search + hash;
}
