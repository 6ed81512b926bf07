import type { ReactNode } from "react";
import { TicketStub } from "./ticket-stub";

type PanelProps = {
  tone?: "plain" | "alert";
  /** Fills the panel's side, or its top on a phone. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A card of paper for what stands in place of a page's content. */
export function Panel({ tone, picture, children }: PanelProps) {
  const isAlert = tone === "alert";
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={`mx-auto overflow-hidden rounded-card bg-paper shadow-card ${isAlert ? "border-2 border-danger" : ""} ${picture ? "grid sm:min-h-104 sm:grid-cols-[4fr_5fr]" : "max-w-2xl"}`}
    >
      {picture ? (
        <>
          <div className="relative aspect-video bg-sand sm:aspect-auto">{picture}</div>
          <TicketStub tear="beside" className="grid items-center">
            {children}
          </TicketStub>
        </>
      ) : (
        children
      )}
    </div>
  );
}
