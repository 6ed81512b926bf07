import { useRef } from "react";
import { useClientNavigation } from "./use-client-navigation";

/** Inserts the HTML of one of our own documents, from `renderDocument`, and no other. */
export function DocumentText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useClientNavigation(text);
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
