import type { ReactNode } from "react";

/** The frame of an icon, exported for icons that only one page needs. */
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

/** An icon of one path, and of what else it has. */
const icon = (path: string, others?: ReactNode) => () => (
  <Icon>
    <path d={path} />
    {others}
  </Icon>
);

export const CloseIcon = icon("M6 6l12 12M18 6L6 18");
export const MinusIcon = icon("M5 12h14");
export const PlusIcon = icon("M5 12h14M12 5v14");
export const TrashIcon = icon("M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5");
export const CartIcon = icon(
  "M3 4h2.5l2.2 11h10l2-8H6.3",
  <>
    <circle cx="9" cy="19" r="1.4" />
    <circle cx="16.5" cy="19" r="1.4" />
  </>,
);
export const PawIcon = icon(
  "M12 12.5c-2.6 0-5 2.6-5 4.8 0 1.5 1.2 2.2 2.5 2.2 1 0 1.6-.5 2.5-.5s1.5.5 2.5.5c1.3 0 2.5-.7 2.5-2.2 0-2.2-2.4-4.8-5-4.8z",
  <>
    <circle cx="5.5" cy="11.5" r="1.6" />
    <circle cx="9.3" cy="6.8" r="1.7" />
    <circle cx="14.7" cy="6.8" r="1.7" />
    <circle cx="18.5" cy="11.5" r="1.6" />
  </>,
);
export const LockIcon = icon(
  "M8 11V8a4 4 0 0 1 8 0v3",
  <rect x="5" y="11" width="14" height="9" rx="2" />,
);
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
export const PhoneIcon = icon(
  "M6 4h3l1.6 4.4-2 1.6a11 11 0 0 0 5.4 5.4l1.6-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z",
);
export const MailIcon = icon(
  "M4 7.5l8 6 8-6",
  <rect x="3.5" y="5.5" width="17" height="13" rx="2" />,
);
export const PinIcon = icon(
  "M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z",
  <circle cx="12" cy="9.5" r="2.4" />,
);

/** The logo. Its `alt` is empty because the company's name stands next to it. */
export function MarigoldMark({ className = "" }: { className?: string }) {
  return (
    <img src="/favicon.svg" alt="" width={64} height={64} className={`shrink-0 ${className}`} />
  );
}
