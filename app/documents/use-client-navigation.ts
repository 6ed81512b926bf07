import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { pathToFollow } from "./link-to-follow";

/** Makes links in inserted HTML change pages as `Link` does, without loading the whole document again. */
export function useClientNavigation(element: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();

  useEffect(() => {
    const root = element.current;
    function follow(click: MouseEvent) {
      const link = click.target instanceof Element ? click.target.closest("a") : null;
      const path = link && pathToFollow(click, link, location.origin);
      if (path === null) return;
      click.preventDefault();
      navigate(path, { replace: path === location.pathname + location.search + location.hash });
    }
    root?.addEventListener("click", follow);
    return () => root?.removeEventListener("click", follow);
  }, [element, navigate]);
}
