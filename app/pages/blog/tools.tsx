import { href } from "react-router";
import { tools } from "#content/navigation.ts";
import { pageTitles } from "#content/page-titles.ts";
import { ArrowLink } from "#ui/text/text-link.tsx";

const links = [...tools, { label: pageTitles["/guides/airlines"], path: href("/guides/airlines") }];

/** Links to the pages that answer for the visitor's own pet. */
export function Tools() {
  return (
    <nav aria-label="Answers for your pet" className="mb-4 print:hidden">
      <ul className="flex flex-wrap gap-x-8">
        {links.map(({ label, path }) => (
          <li key={path}>
            <ArrowLink to={path}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
