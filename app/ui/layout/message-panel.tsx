import type { ReactNode } from "react";
import type { PictureSource } from "#pictures/picture-source.ts";
import { AlertIcon } from "#ui/icons.tsx";
import { Picture } from "#ui/picture.tsx";

type PanelProps = {
  isAlert?: boolean;
  /** Fills the left side of the panel; on a phone, its top. */
  picture?: ReactNode;
  /** On a tablet, too, the picture is at the top. */
  isForm?: boolean;
  className?: string;
  children: ReactNode;
};

/** A card that a page shows in place of its content. */
export function Panel({ isAlert, picture, isForm, className = "", children }: PanelProps) {
  const sides = isForm
    ? "lg:min-h-104 lg:grid-cols-[4fr_5fr]"
    : "sm:min-h-104 sm:grid-cols-[4fr_5fr]";
  const crop = isForm ? "sm:max-lg:aspect-[5/2]" : "sm:aspect-auto";
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={`mx-auto overflow-hidden rounded-card bg-paper shadow-card ${isAlert ? "border-2 border-danger" : ""} ${picture ? `grid ${sides}` : "max-w-2xl"} ${className}`}
    >
      {picture ? (
        <>
          <div className={`relative aspect-video bg-sand lg:aspect-auto ${crop}`}>{picture}</div>
          <div className="grid items-center">{children}</div>
        </>
      ) : (
        children
      )}
    </div>
  );
}

/** A decorative picture that fills the side of a `Panel`. */
export function PanelPicture({ picture }: { picture: PictureSource }) {
  return (
    <Picture
      picture={picture}
      alt=""
      isLargest
      // The height of the panel decides. On a phone the drawing is sharp enough without the wide screen's file.
      sizes="(min-width: 40rem) 830px, 60vw"
      className="absolute inset-0 size-full object-cover"
    />
  );
}

type MessagePanelProps = {
  title: string;
  children?: ReactNode;
  /** Links and buttons. */
  actions?: ReactNode;
  isAlert?: boolean;
  picture?: ReactNode;
  /** `h1` if the panel is the whole content of the page. */
  headingLevel?: "h1" | "h2";
};

/** A short message in place of missing content, with what the visitor can do next. */
export function MessagePanel({ picture, ...message }: MessagePanelProps) {
  return (
    <Panel picture={picture} isAlert={message.isAlert}>
      <Message {...message} />
    </Panel>
  );
}

function Message(props: Omit<MessagePanelProps, "picture">) {
  const { title, children, actions, isAlert, headingLevel: Heading = "h2" } = props;
  return (
    <div className="px-8 py-9 sm:px-10 sm:py-12">
      {isAlert && (
        <span className="mb-4 grid size-11 place-items-center rounded-full bg-danger text-white">
          <AlertIcon />
        </span>
      )}
      <Heading className="font-semibold text-heading">{title}</Heading>
      {children && <div className="mt-3 text-ink-soft text-lead">{children}</div>}
      {actions && <div className="mt-7 flex flex-wrap gap-3 max-sm:grid">{actions}</div>}
    </div>
  );
}
