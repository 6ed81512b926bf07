import { createContext, type RouterContextProvider } from "react-router";
import type { Staff } from "./access/verify-token.server.ts";
import type { Desk } from "./store/desk.server.ts";

/** The dependencies of the desk's routes. */
export type DeskContext = {
  /** Who sent the request. */
  staff: Staff;
  desk: Desk;
  /** The origin of the public site. */
  siteOrigin: string;
  /** Ends the session at Access. */
  signOutUrl: string;
};

/** Set by workers/app.ts for a request that the entrance let in; null for every other one. */
export const deskContext = createContext<DeskContext | null>(null);

/** @throws Error outside the desk, where the gate lets nobody reach its routes */
export function requireDesk(context: Readonly<RouterContextProvider>): DeskContext {
  const desk = context.get(deskContext);
  if (!desk) throw new Error("A route of the desk was reached from outside.");
  return desk;
}
