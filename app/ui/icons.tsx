import type { ReactNode } from "react";

export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Makes an icon from one path and other shapes. Icons of few pages stay with them: every page loads this file. */
export const icon = (path: string, others?: ReactNode) => () => (
  <Icon>
    <path d={path} />
    {others}
  </Icon>
);

export const CloseIcon = icon("M6 6l12 12M18 6L6 18");
export const CartIcon = icon(
  "M3 4h2.5l2.2 11h10l2-8H6.3",
  <>
    <circle cx="9" cy="19" r="1.4" />
    <circle cx="16.5" cy="19" r="1.4" />
  </>,
);
export const SearchIcon = icon("M20 20l-4.5-4.5", <circle cx="11" cy="11" r="6.5" />);
export const MenuIcon = icon("M4 7h16M4 12h16M4 17h16");
export const ChevronIcon = icon("M7 10l5 5 5-5");
export const ChatIcon = icon(
  "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
  <path d="M8 10h8M8 13h5" />,
);
export const PauseIcon = icon("M9 6v12M15 6v12");
export const PlayIcon = icon("M8 5.5v13l10.5-6.5z");
export const ArrowIcon = icon("M4 12h15M13 6l6 6-6 6");
export const CheckIcon = icon("M5 12.5l4.5 4.5L19 7.5");
export const AlertIcon = icon("M12 5v9M12 18.8h.01");

/** The logo. Its `alt` is empty because the company's name stands next to it. */
export function MarigoldMark({ className = "" }: { className?: string }) {
  return (
    <img src="/favicon.svg" alt="" width={64} height={64} className={`shrink-0 ${className}`} />
  );
}
