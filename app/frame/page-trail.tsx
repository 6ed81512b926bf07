import { useLocation } from "react-router";
import { trailTo } from "~/seo/trail";
import { Breadcrumb } from "~/ui/page";

/** The way to this page from the home page. */
export function PageTrail({ current }: { current: string }) {
  const { pathname } = useLocation();
  return <Breadcrumb trail={trailTo(pathname)} current={current} />;
}
