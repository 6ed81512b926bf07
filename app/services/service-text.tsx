import { RelatedPages } from "~/site-map/related-pages";
import type { SitePage } from "~/site-map/site-pages.server";
import { DocumentText } from "~/ui/prose";
import type { Service } from "./services.server";

type ServiceTextProps = { service: Service; relatedPages: SitePage[] };

/** The service explained, and where to read on. */
export function ServiceText({ service, relatedPages }: ServiceTextProps) {
  return (
    <div className="bg-paper py-section">
      <div className="mx-auto grid max-w-6xl items-start gap-12 px-4 sm:px-6 lg:grid-cols-[minmax(0,44rem)_1fr] lg:gap-20">
        <DocumentText html={service.html} />
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
          <RelatedPages pages={relatedPages} />
        </div>
      </div>
    </div>
  );
}
