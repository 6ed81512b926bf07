import { OwnHtml } from "./own-html";

/** One of our own documents, as `renderDocument` has made it. */
export function DocumentText({ html }: { html: string }) {
  return <OwnHtml html={html} className="prose" />;
}
