import type { ReactNode } from "react";

const tones = {
  good: "border-leaf bg-teal-pale",
  neutral: "border-marigold bg-marigold-pale",
  bad: "border-danger bg-danger-pale",
} as const;

type NoticeProps = { tone: keyof typeof tones; title: string; children: ReactNode };

/** Something to know about the page below it, announced when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={`mb-8 rounded-xl border-l-4 px-5 py-4 ${tones[tone]}`}
    >
      <p className="font-semibold">{title}</p>
      <div className="mt-1">{children}</div>
    </div>
  );
}
