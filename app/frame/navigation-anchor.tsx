import type { ComponentProps } from "react";
import { useLocation } from "react-router";

type NavigationAnchorProps = ComponentProps<"a"> & {
  path: string;
  /** Whether the pages below it count as the link's page too. */
  isSection?: boolean;
};

/** A plain link that says so on its own page; `useClientNavigation` has it change pages. */
export function NavigationAnchor({ path, isSection = false, ...props }: NavigationAnchorProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === path || (isSection && pathname.startsWith(`${path}/`));
  return <a href={path} aria-current={isCurrent ? "page" : undefined} {...props} />;
}
