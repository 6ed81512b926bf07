import { headerLinks, servicesPath } from "~/content/navigation";
import { NavigationAnchor } from "./navigation-anchor";
import { ServicesDropdown } from "./services-dropdown";

const linkShape =
  "flex min-h-11 items-center whitespace-nowrap px-2 font-semibold decoration-2 decoration-marigold underline-offset-8 hover:underline aria-[current=page]:underline 2xl:px-3";

/** The header's links on a wide screen. */
export function MainNavigation() {
  return (
    <nav aria-label="Main" className="max-xl:hidden">
      <ul className="flex items-center">
        {headerLinks.map((link) =>
          link.path === servicesPath ? (
            <ServicesDropdown key={link.path} link={link} />
          ) : (
            <li key={link.path}>
              <NavigationAnchor
                path={link.path}
                isSection={link.path !== "/"}
                className={linkShape}
              >
                {link.label}
              </NavigationAnchor>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
