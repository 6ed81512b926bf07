import type { ReactNode } from "react";

const tones = {
  plain: "border-sand-deep bg-paper",
  alert: "border-danger bg-danger-pale",
} as const;

type MessagePanelProps = {
  title: string;
  children?: ReactNode;
  /** Ways on: links and buttons. */
  actions?: ReactNode;
  tone?: keyof typeof tones;
  /** The heading is the page's when the panel is all that the page has to say. */
  headingLevel?: "h1" | "h2";
};

/** A short message in place of content that is not there, with ways on. */
export function MessagePanel({
  title,
  children,
  actions,
  tone = "plain",
  headingLevel: Heading = "h2",
}: MessagePanelProps) {
  return (
    <section
      role={tone === "alert" ? "alert" : undefined}
      className={`mx-auto max-w-xl rounded-2xl border-2 px-6 py-10 text-center ${tones[tone]}`}
    >
      <Heading className="font-semibold text-2xl">{title}</Heading>
      {children && <div className="mt-3 text-ink-soft">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </section>
  );
}
