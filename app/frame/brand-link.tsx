import { href, Link } from "react-router";
import { company } from "~/content/company";
import { MarigoldMark } from "~/ui/icons";

/** A long name gets two lines if there is no room for one. */
const nameSize = company.shortName.length > 12 ? "text-lg leading-tight" : "text-2xl";

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
        <span className="block font-sans font-semibold text-[0.6875rem] uppercase tracking-[0.16em]">
          {company.descriptor}
        </span>
      </span>
    </Link>
  );
}
