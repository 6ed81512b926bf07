import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";

type InsertedHtmlProps = { html: string; className?: string };

/**
 * Inserts safe HTML from the server: our own documents, rendered from MDX, and the store's texts, sanitised by
 * shop/catalogue. Links to other pages navigate without loading the document, as `Link` does.
 */
export function InsertedHtml({ html, className = "prose" }: InsertedHtmlProps) {
  const container = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const element = container.current;
    function navigateToPage(click: MouseEvent) {
      const link = click.target instanceof Element ? click.target.closest("a") : null;
      const path = link && pathOfPage(click, link, window.location);
      if (path === null) return;
      click.preventDefault();
      navigate(path);
    }
    element?.addEventListener("click", navigateToPage);
    return () => element?.removeEventListener("click", navigateToPage);
  }, [navigate]);

  // A new object would insert the HTML again, and close the passages that the reader has opened.
  const inserted = useMemo(() => ({ __html: html }), [html]);
  return <div ref={container} className={className} dangerouslySetInnerHTML={inserted} />;
}

type Click = Pick<
  MouseEvent,
  "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented"
>;
type Address = Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "hash">;
type ClickedLink = Address & Pick<HTMLAnchorElement, "target" | "download">;

/**
 * The path within the site that a click on a link leads to. Null for clicks that the browser handles: other sites,
 * files, new windows, and passages of the same page, to which it also moves the focus.
 */
export function pathOfPage(click: Click, link: ClickedLink, current: Address): string | null {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (click.button !== 0 || hasModifier || click.defaultPrevented) return null;
  if (link.target || link.download || link.origin !== current.origin) return null;
  const isFile = /\.[a-z0-9]+$/.test(link.pathname);
  const isSamePage = link.pathname === current.pathname && link.search === current.search;
  if (isFile || (isSamePage && link.hash)) return null;
  return link.pathname + link.search + link.hash;
}

/** A table that scrolls on its own, even by keyboard, if it is wider than the text. */
export function ScrollableTable(props: ComponentProps<"table">) {
  return (
    <figure className="table-window" tabIndex={0} aria-label="Table">
      <table {...props} />
    </figure>
  );
}

/** A table on white paper, whose cells say by themselves what they are: phones do not repeat their columns' headings. */
export const TableCard = ({ children }: { children: ReactNode }) => (
  <div className="table-card overflow-hidden rounded-card bg-paper px-5 shadow-card">
    {children}
  </div>
);
