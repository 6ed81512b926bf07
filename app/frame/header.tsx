import { href, Link, NavLink } from "react-router";
import { company } from "~/content/company";
import { navigation } from "~/content/navigation";
import { CartLink } from "~/shop/cart/cart-link";
import { MarigoldMark } from "~/ui/marigold-mark";

export function Header() {
  return (
    <>
      <a
        href="#main"
        className="-top-24 fixed left-4 z-50 rounded-md bg-teal px-4 py-3 font-semibold text-white focus:top-4"
      >
        Skip to content
      </a>
      <header className="fixed inset-x-0 top-0 z-40 h-20 border-sand-deep border-b bg-paper">
        <div className="mx-auto flex h-full max-w-6xl items-center justify-between gap-3 px-4 sm:px-6">
          <Link
            to={href("/")}
            className="flex items-center gap-2 font-display font-semibold text-lg leading-tight sm:text-xl"
          >
            <MarigoldMark className="size-9" />
            <span className="max-[23rem]:sr-only">
              {company.shortName}
              <span className="sr-only sm:not-sr-only">
                {company.name.slice(company.shortName.length)}
              </span>
            </span>
          </Link>
          <nav aria-label="Main" className="flex items-center sm:gap-2">
            {navigation.map(({ label, path }) => (
              <NavLink
                key={path}
                to={href(path)}
                className="grid min-h-11 place-items-center px-2 font-semibold text-sm decoration-2 decoration-marigold underline-offset-8 hover:underline aria-[current=page]:underline sm:px-3 sm:text-base"
              >
                {label}
              </NavLink>
            ))}
            <CartLink />
          </nav>
        </div>
      </header>
    </>
  );
}
