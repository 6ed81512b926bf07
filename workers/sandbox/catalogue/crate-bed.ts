import { defineProduct } from "./define-product";

const sizes = [
  { size: "200 (60 × 44 cm)", pricePaise: 1099_00, grams: 650 },
  { size: "300 (70 × 49 cm)", pricePaise: 1349_00, grams: 820 },
  { size: "400 (80 × 56 cm)", pricePaise: 1599_00, grams: 1_050 },
  { size: "500 (91 × 61 cm)", pricePaise: 1899_00, grams: 1_300 },
];

const fabrics = [
  { colour: "Sand", view: "sand", stock: 13 },
  { colour: "Peacock teal", view: "teal", stock: 7 },
];

export const crateBed = defineProduct({
  slug: "crate-bed",
  order: 110,
  title: "Fleece crate bed",
  subtitle: "Low bed with a soft edge, cut to fit our crates",
  descriptionHtml: `
<p>A low fleece bed with a soft edge, made to the inside measures of our CR1 crates. Use it at home
first, then move it into the crate: your pet brings its own smell along.</p>
<ul>
<li>Fleece on top, cotton underneath, 3&nbsp;cm thick in the middle</li>
<li>Edge 8&nbsp;cm high; it can be unzipped &amp; left at home where height is scarce</li>
<li>Sizes 200, 300, 400 and 500, named like the crates</li>
</ul>
<p>Add the thickness of the bed to your pet's standing height when you choose a crate. On the day of
the flight, put an absorbent pad under it.</p>`,
  views: ["sand", "teal", "in-use"],
  createdAt: "2025-07-14T07:00:00.000Z",
  updatedAt: "2026-09-14T13:30:00.000Z",
  siteProductSelection: "first_variant",
  variants: sizes.flatMap(({ size, pricePaise, grams }) =>
    fabrics.map(({ colour, view, stock }) => ({
      values: { Size: size, "Fabric colour": colour },
      pricePaise,
      stock,
      weightGrams: grams,
      view,
    })),
  ),
  collections: ["comfort", "crates"],
  additionalInfo: [
    {
      title: "Care",
      html: `<p>Machine-wash at 40&nbsp;°C with the edge zipped off. No softener: it makes fleece take up less.
Dries overnight.</p>`,
    },
    {
      title: "Airline notes",
      html: "<p>Ask your airline how thick the bedding may be, and leave the edge at home if need be.</p>",
    },
  ],
  related: ["crate-pads", "iata-cr1-crate"],
});
