import type { ReactNode } from "react";

/** The store's badge copy, such as "Bestseller", as if stamped on. */
export function Ribbon({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={`wrap-anywhere line-clamp-2 -rotate-3 rounded-md border-2 border-vermilion bg-paper px-2.5 py-1 font-semibold text-vermilion text-xs uppercase tracking-[0.12em] outline-1 outline-vermilion/40 -outline-offset-5 ${className}`}
    >
      {children}
    </p>
  );
}
