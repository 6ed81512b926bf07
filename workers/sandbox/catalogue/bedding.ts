import { defineProduct } from "./define-product";

export const cratePads = defineProduct({
  slug: "crate-pads",
  order: 90,
  title: "Absorbent crate pads",
  subtitle: "Five layers, 60 × 90 cm, to be cut to size",
  descriptionHtml: `
<p>The floor of a travel crate has to be absorbent. These flat pads take up to about a litre each and
keep the surface dry to the touch, so that your pet is not lying in the wet on a long journey.</p>
<ul>
<li>60 × 90&nbsp;cm; cut or fold to the floor of your crate</li>
<li>Five layers, with a leakproof sheet underneath</li>
<li>No scent added</li>
</ul>
<p>Use two, one over the other, under a thin blanket that smells of home. Take a few more in your hand
luggage &amp; one with the papers on the crate, for a stopover. A pet that chews its bedding is
better off with a plain towel.</p>`,
  views: ["main", "detail"],
  createdAt: "2025-06-09T07:00:00.000Z",
  updatedAt: "2026-07-21T12:10:00.000Z",
  variants: [
    { values: { Pack: "10 pads" }, pricePaise: 449_00, weightGrams: 620 },
    {
      values: { Pack: "30 pads" },
      pricePaise: 1199_00,
      salePricePaise: 1049_00,
      weightGrams: 1_860,
    },
  ],
  collections: ["crates", "comfort"],
  additionalInfo: [
    {
      title: "How many do I need?",
      html: `<p>Ten are enough for one pet: two in the crate, some for training at home and some spare. Take
thirty for two pets, or for a puppy that is learning to sleep in its crate.</p>`,
    },
  ],
});

const matSizes = [
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
  variants: matSizes.map(({ size, pricePaise, stock, grams }) => ({
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

const bedSizes = [
  { size: "200 (60 × 44 cm)", pricePaise: 1099_00, grams: 650 },
  { size: "300 (70 × 49 cm)", pricePaise: 1349_00, grams: 820 },
  { size: "400 (80 × 56 cm)", pricePaise: 1599_00, grams: 1_050 },
  { size: "500 (91 × 61 cm)", pricePaise: 1899_00, grams: 1_300 },
];

const bedFabrics = [
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
  variants: bedSizes.flatMap(({ size, pricePaise, grams }) =>
    bedFabrics.map(({ colour, view, stock }) => ({
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
