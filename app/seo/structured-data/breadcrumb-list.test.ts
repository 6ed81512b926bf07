import { expect, it } from "vitest";
import { asPublished } from "../../../tests/fixtures/structured-data-schema";
import { breadcrumbList } from "./breadcrumb-list";

const origin = "https://marigold.example";

it("counts the pages from the outermost to the page itself, with full addresses", () => {
  const trail = [
    { label: "Home", path: "/" },
    { label: "Blog", path: "/blog" },
    { label: "Choosing a crate", path: "/blog/choosing-iata-crate" },
  ];
  expect(asPublished(breadcrumbList(origin, trail))).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Home", item: `${origin}/` },
      { position: 2, name: "Blog", item: `${origin}/blog` },
      { position: 3, name: "Choosing a crate", item: `${origin}/blog/choosing-iata-crate` },
    ],
  });
});

it("keeps quotes and markup in a title as they are", () => {
  const label = `The "big" crate </script><script>alert('1')</script>`;
  const list = breadcrumbList(origin, [{ label, path: "/products/prod_01A" }]);
  expect(asPublished(list)).toMatchObject({ itemListElement: [{ name: label }] });
});
