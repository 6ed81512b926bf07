import { data } from "react-router";
import { NotFoundMessage } from "~/frame/not-found-message";
import { pageMeta } from "~/seo/page-meta";
import { Page } from "~/ui/page";

export const meta = () =>
  pageMeta({ title: "Page not found", description: "This page does not exist." });

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <Page>
      <NotFoundMessage />
    </Page>
  );
}
