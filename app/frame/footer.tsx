import { href, Link } from "react-router";
import { company } from "~/content/company";
import { navigation } from "~/content/navigation";

export function Footer() {
  return (
    <footer className="bg-teal-deep text-white">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:grid-cols-[2fr_1fr_1.5fr] sm:px-6">
        <div>
          <p className="font-display font-semibold text-xl">{company.name}</p>
          <p className="mt-2 max-w-sm">
            Dogs and cats, moved abroad from India and home to India, with the things they travel
            in.
          </p>
        </div>
        <nav aria-label="Footer">
          <p className="font-semibold">Find your way</p>
          <ul className="mt-2">
            {navigation.map(({ label, path }) => (
              <li key={path}>
                <Link
                  to={href(path)}
                  className="inline-block py-1.5 underline decoration-marigold underline-offset-4"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <address className="not-italic">
          <p className="font-semibold">Talk to us</p>
          <p className="mt-2">
            <a
              href={company.phone.uri}
              className="inline-block py-1.5 underline decoration-marigold underline-offset-4"
            >
              {company.phone.label}
            </a>
          </p>
          <p>
            <a
              href={company.email.uri}
              className="inline-block py-1.5 underline decoration-marigold underline-offset-4"
            >
              {company.email.label}
            </a>
          </p>
          <p className="mt-2 text-sm">
            Office: {company.officeHours}. Emergency support: {company.emergencySupport}.
          </p>
        </address>
      </div>
    </footer>
  );
}
