import type { ComponentProps } from "react";

/** Inserts HTML from the store, which must have passed the sanitiser (app/shop/catalogue). */
export function SanitisedHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

type OwnHtmlProps = { html: string; className?: string };

/** Inserts HTML that our server rendered from our own files. Never pass any other HTML. */
export function OwnHtml({ html, className }: OwnHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Inserts one of our own documents, as rendered by `renderDocument` (app/documents). */
export function DocumentText({ html }: { html: string }) {
  return <OwnHtml html={html} className="prose" />;
}

/** A table that scrolls by itself, also by keyboard, when it is wider than the text. */
export function ScrollableTable(props: ComponentProps<"table">) {
  return (
    <figure className="table-window" tabIndex={0} aria-label="Table">
      <table {...props} />
    </figure>
  );
}
