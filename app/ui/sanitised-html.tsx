/** Inserts HTML that has been through the sanitiser of app/shop/catalogue/product-html.server.ts, and no other. */
export function SanitisedHtml({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
