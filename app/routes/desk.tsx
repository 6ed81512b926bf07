import { isRouteErrorResponse, Outlet } from "react-router";
import { hourMs } from "#edge/http/india-clock.ts";
import { neverCached } from "#edge/http/plain-response.ts";
import { requireDesk } from "#office/desk/desk-context.server.ts";
import { DeskFailure, DeskFrame, NotAtDesk } from "#office/desk/desk-frame.tsx";
import type { Refusal } from "#office/desk/post.server.ts";
import { shortReplyTime } from "#office/reply/reply-time-words.ts";
import type { Route } from "./+types/desk";

/** For all pages of the desk. */
export const headers: Route.HeadersFunction = () => neverCached;

export function loader({ context }: Route.LoaderArgs) {
  const { staff, signOutUrl } = requireDesk(context);
  const isEnding = staff.until < Date.now() + hourMs / 2;
  return { email: staff.email, signOutUrl, endsAt: isEnding ? shortReplyTime(staff.until) : null };
}

/** The frame of the desk's pages. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame {...loaderData}>
      <Outlet />
    </DeskFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  // Thrown by a post whose page is gone (post.server.ts).
  const refusal: Refusal | null =
    isRouteErrorResponse(error) && error.data?.isGone ? error.data : null;
  const isGone = isNotFound || refusal !== null;
  const message = isGone ? <NotAtDesk refusal={refusal} /> : <DeskFailure />;
  return (
    <>
      <title>{isGone ? "Not here | The desk" : "Something went wrong | The desk"}</title>
      {loaderData ? <DeskFrame {...loaderData}>{message}</DeskFrame> : <main>{message}</main>}
    </>
  );
}
