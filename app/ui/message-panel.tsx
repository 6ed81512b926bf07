import type { ReactNode } from "react";
import { AlertIcon } from "./icons";
import { Panel } from "./panel";

type MessagePanelProps = {
  title: string;
  children?: ReactNode;
  /** Ways on: links and buttons. */
  actions?: ReactNode;
  tone?: "plain" | "alert";
  picture?: ReactNode;
  /** The heading is the page's when the panel is all that the page has to say. */
  headingLevel?: "h1" | "h2";
};

/** A short message in place of content that is not there, with ways on. */
export function MessagePanel({ picture, ...message }: MessagePanelProps) {
  return (
    <Panel picture={picture} tone={message.tone}>
      <Message {...message} />
    </Panel>
  );
}

function Message(props: Omit<MessagePanelProps, "picture">) {
  const { title, children, actions, tone, headingLevel: Heading = "h2" } = props;
  return (
    <div className="px-8 py-9 sm:px-10 sm:py-12">
      {tone === "alert" && (
        <span className="mb-4 grid size-11 place-items-center rounded-full bg-danger text-white">
          <AlertIcon />
        </span>
      )}
      <Heading className="font-semibold text-heading">{title}</Heading>
      {children && <div className="mt-3 text-ink-soft text-lead">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
