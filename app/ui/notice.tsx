import type { ReactNode } from "react";
import { AlertIcon, CheckIcon } from "./icons.tsx";

const tones = {
  good: { ground: "bg-teal-pale", mark: "bg-leaf", icon: <CheckIcon /> },
  neutral: { ground: "bg-marigold-pale", mark: "bg-marigold-deep", icon: <AlertIcon /> },
  bad: { ground: "bg-danger-pale", mark: "bg-danger", icon: <AlertIcon /> },
} as const;

type NoticeProps = { tone: keyof typeof tones; title: ReactNode; children: ReactNode };

/** A message about the page below it, which screen readers announce when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  const { ground, mark, icon } = tones[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={`mb-8 flex items-start gap-4 rounded-card p-5 print:mb-2 print:p-0 ${ground}`}
    >
      <span className={`grid size-9 shrink-0 place-items-center rounded-full text-white ${mark}`}>
        {icon}
      </span>
      <div className="min-w-0">
        <p className="font-display font-semibold text-lg">{title}</p>
        <div className="wrap-anywhere mt-1">{children}</div>
      </div>
    </div>
  );
}
