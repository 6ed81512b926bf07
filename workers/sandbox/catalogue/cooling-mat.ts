import { defineProduct } from "./define-product";

const sizes = [
  { size: "S (50 × 40 cm)", pricePaise: 899_00, stock: 20, grams: 900 },
  { size: "M (65 × 50 cm)", pricePaise: 1249_00, stock: 3, grams: 1_500 },
  { size: "L (90 × 60 cm)", pricePaise: 1799_00, stock: 0, grams: 2_600 },
];

export const coolingMat = defineProduct({
  slug: "cooling-mat",
  order: 100,
  title: "Gel cooling mat",
  subtitle: "Cool to lie on, without water or electricity",
  descriptionHtml: `
<p>A quilted gel mat that feels cool to lie on. It works by the weight of the pet on it: no water, no
freezer, no cable. For the weeks of crate training in a warm flat and for the car to the airport.</p>
<ul>
<li>Folds flat; wipe-clean cover</li>
<li>Stays cool for two to three hours, then needs about half an hour without a pet on it</li>
<li>Three sizes, to match the floor of our crates</li>
</ul>
<p>It is a comfort, not a protection from heat. Never leave a pet in a parked car, with or without a
mat. Ask the airline before you leave it in a crate that goes in the hold, and take it away from a pet
that bites through covers.</p>`,
  views: ["main", "in-use"],
  createdAt: "2025-07-14T06:30:00.000Z",
  updatedAt: "2026-06-02T09:00:00.000Z",
  variants: sizes.map(({ size, pricePaise, stock, grams }) => ({
    values: { Size: size },
    pricePaise,
    stock,
    weightGrams: grams,
  })),
  collections: ["comfort"],
  additionalInfo: [
    {
      title: "Size chart",
      html: `<table><thead><tr><th scope="col">Mat</th><th scope="col">Lies flat in crate</th></tr></thead><tbody>
<tr><th scope="row">S</th><td>200 and larger</td></tr><tr><th scope="row">M</th><td>300 and larger</td></tr>
<tr><th scope="row">L</th><td>500 and larger</td></tr></tbody></table>`,
    },
    {
      title: "Care",
      html: "<p>Wipe with a damp cloth &amp; mild soap. Do not machine-wash, iron or freeze.</p>",
    },
  ],
  related: ["crate-bed"],
});
