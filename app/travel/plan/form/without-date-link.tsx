import { href } from "react-router";
import { PageLink } from "#ui/text/text-link.tsx";

export const WithoutDateLink = ({ children = "Where we cannot give a date yet" }) => (
  <PageLink to={href("/guides/:guide", { guide: "where-we-cannot-give-a-date-yet" })}>
    {children}
  </PageLink>
);
