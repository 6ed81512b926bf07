type OwnHtmlProps = { html: string; className?: string };

/** Inserts HTML that our own server rendered from our own files, and no other. */
export function OwnHtml({ html, className }: OwnHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
