import type { RouteHandle } from "~/edge/route-table.server";
import type { Route } from "./+types/desk-list";

export const meta: Route.MetaFunction = () => [{ title: "The desk" }];

export const handle: RouteHandle = { isDesk: true, isPrivate: true };

export default function DeskList() {
  return (
    <>
      <h1 className="font-semibold text-heading">To answer</h1>
      <p className="mt-3">Nothing waits for an answer.</p>
    </>
  );
}
