import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pathToFollow } from "./link-to-follow";

/**
 * Makes plain links change pages as `Link` does, without loading the whole document again: those of inserted
 * HTML, and those of the frame, of which a page has some fifty and a `Link` costs far more to render.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(click: MouseEvent) {
      const link = click.target instanceof Element ? click.target.closest("a") : null;
      const path = link && pathToFollow(click, link, location.origin);
      if (path === null) return;
      click.preventDefault();
      navigate(path, { replace: path === location.pathname + location.search + location.hash });
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
