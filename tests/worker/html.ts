import { visit } from "./site";

export type PageFacts = {
  status: number;
  title: string;
  description: string;
  mainHeadings: string[];
  hrefs: string[];
  ids: string[];
};

/** What a page's HTML says of itself, read as a browser without scripts would. */
export async function readPage(path: string): Promise<PageFacts> {
  const response = await visit(path);
  const facts: PageFacts = {
    status: response.status,
    title: "",
    description: "",
    mainHeadings: [],
    hrefs: [],
    ids: [],
  };
  const rewriter = new HTMLRewriter()
    .on("head title", {
      text(chunk) {
        facts.title += chunk.text;
      },
    })
    .on("meta[name=description]", {
      element(meta) {
        facts.description = meta.getAttribute("content") ?? "";
      },
    })
    .on("h1", {
      element() {
        facts.mainHeadings.push("");
      },
      text(chunk) {
        facts.mainHeadings.push(`${facts.mainHeadings.pop() ?? ""}${chunk.text}`);
      },
    })
    .on("a[href]", {
      element(link) {
        facts.hrefs.push((link.getAttribute("href") ?? "").replaceAll("&amp;", "&"));
      },
    })
    .on("[id]", {
      element(element) {
        facts.ids.push(element.getAttribute("id") ?? "");
      },
    });
  await rewriter.transform(response).arrayBuffer();
  return facts;
}
