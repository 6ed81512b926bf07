import type { ReactNode } from "react";
import { AlertIcon, CheckIcon } from "./icons.tsx";

const tones = {
  good: { look: "border-leaf bg-teal-pale", mark: "bg-leaf", icon: <CheckIcon /> },
  info: { look: "border-teal bg-teal-pale", mark: "bg-teal", icon: <AlertIcon /> },
  neutral: {
    look: "border-marigold-deep bg-marigold-pale",
    mark: "bg-marigold-deep",
    icon: <AlertIcon />,
  },
  ask: {
    look: "border-marigold-deep bg-marigold-pale",
    mark: "bg-marigold-deep font-semibold",
    icon: <span aria-hidden="true">?</span>,
  },
  bad: { look: "border-danger bg-danger-pale", mark: "bg-danger", icon: <AlertIcon /> },
} as const;

type NoteProps = {
  tone: keyof typeof tones;
  title?: ReactNode;
  children: ReactNode;
  className?: string;
};

/** What to know (`info`), our advice (`neutral`), a question (`ask`), what forbids (`bad`) or what is done (`good`). */
export function Note({ tone, title, children, className = "" }: NoteProps) {
  const { look, mark, icon } = tones[tone];
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 rounded-r-card border-l-4 px-5 py-4 print:p-0 ${look} ${className}`}
    >
      <span
        className={`grid size-8 place-items-center rounded-full text-white ${mark} ${title ? "sm:row-span-2" : ""}`}
      >
        {icon}
      </span>
      {title && (
        <p className="mb-1 self-center font-display font-semibold text-xl leading-tight">{title}</p>
      )}
      {/* On a phone, a text below a title has the whole width. */}
      <div
        className={`wrap-anywhere *:text-balance ${title ? "max-sm:col-span-2 max-sm:mt-2" : "self-center"}`}
      >
        {children}
      </div>
    </div>
  );
}

/** A message about the page below it, which screen readers announce when it appears. */
export function Notice(props: NoteProps & { title: ReactNode }) {
  return (
    <div
      role={props.tone === "bad" ? "alert" : "status"}
      className="mb-8 grid in-[form]:mb-0 print:mb-2"
    >
      <Note {...props} />
    </div>
  );
}
