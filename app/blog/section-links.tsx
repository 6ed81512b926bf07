import { Link } from "react-router";
import type { DocumentSection } from "~/documents/mdx-document";

/** Links to the parts of the page. */
export function SectionLinks({ sections }: { sections: DocumentSection[] }) {
  return (
    <ul className="grid">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ hash: id }}
            className="block py-1.5 leading-snug decoration-2 decoration-marigold underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
