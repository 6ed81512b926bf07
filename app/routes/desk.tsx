import { Outlet } from "react-router";
import { requireDesk } from "~/desk/desk-context.server";
import { DeskFrame } from "~/desk/desk-frame";
import { neverCached } from "~/http/plain-response";
import type { Route } from "./+types/desk";

/** For all pages of the desk. */
export const headers: Route.HeadersFunction = () => neverCached;

export function loader({ context }: Route.LoaderArgs) {
  const { staff, signOutUrl } = requireDesk(context);
  return { email: staff.email, signOutUrl };
}

/** The frame of the desk's pages. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame {...loaderData}>
      <Outlet />
    </DeskFrame>
  );
}
