import { href, Link } from "react-router";
import { company } from "#content/company/company.ts";
import { MarigoldMark } from "#ui/icons.tsx";

/** A long name gets two lines if there is no room for one. */
const nameSize =
  company.shortName.length > 12
    ? "text-[min(1.125rem,19px)] leading-tight"
    : "text-[min(1.5rem,25.5px)] leading-snug";

/** Its letters are part of a drawing: they do not grow with the text, since the header does not. */
export function BrandLink({ onClick }: { onClick?: () => void }) {
  return (
    <Link
      to={href("/")}
      onClick={onClick}
      className="wrap-anywhere flex min-w-0 items-center gap-2.5 rounded-lg"
    >
      <MarigoldMark className="size-10" />
      <span className="font-display leading-none">
        <span className={`block font-semibold tracking-tight ${nameSize}`}>
          {company.shortName}
        </span>{" "}
        <span className="block font-sans font-semibold text-[min(0.6875rem,11.7px)] uppercase tracking-[0.12em]">
          {company.descriptor}
        </span>
      </span>
    </Link>
  );
}
