import type { ReactNode } from "react";

/** The store's badge copy, such as "Bestseller". */
export function Ribbon({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={`wrap-anywhere rounded-full bg-marigold px-3 py-1 font-semibold text-ink text-sm ${className}`}
    >
      {children}
    </p>
  );
}
