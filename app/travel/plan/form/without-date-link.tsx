import { href } from "react-router";
import { PageLink } from "#ui/text/text-link.tsx";

export const withoutDatePath = () =>
  href("/guides/:guide", { guide: "where-we-cannot-give-a-date-yet" });

export const WithoutDateLink = ({ children = "Where we cannot give a date yet" }) => (
  <PageLink to={withoutDatePath()}>{children}</PageLink>
);
