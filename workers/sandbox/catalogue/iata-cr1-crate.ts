import { crateSizes, formatSize } from "../../../app/content/crate-sizes";
import { defineProduct } from "./define-product";

type Series = (typeof crateSizes)[number]["series"];

const shopData: Record<Series, { pricePaise: number; grams: number }> = {
  100: { pricePaise: 3999_00, grams: 1_700 },
  200: { pricePaise: 6499_00, grams: 4_100 },
  300: { pricePaise: 8999_00, grams: 5_600 },
  400: { pricePaise: 12_499_00, grams: 8_300 },
  500: { pricePaise: 16_999_00, grams: 10_400 },
  700: { pricePaise: 27_999_00, grams: 17_600 },
};

const sizes = crateSizes.map(({ series, insideCm, outsideCm }) => ({
  series,
  inside: formatSize(insideCm),
  outside: formatSize(outsideCm),
  ...shopData[series],
}));

const colours = [
  { colour: "Stone grey", view: "grey" },
  { colour: "Peacock teal", view: "teal" },
];

const stockBySeriesAndView: Record<string, number> = {
  "100 grey": 31,
  "100 teal": 14,
  "200 grey": 22,
  "200 teal": 2,
  "300 grey": 17,
  "300 teal": 8,
  "400 grey": 12,
  "400 teal": 6,
  "500 grey": 9,
  "500 teal": 4,
  "700 grey": 5,
  "700 teal": 0,
};

const sizeRows = sizes
  .map(({ series, inside, outside, grams }) => {
    const weightKg = (grams / 1000).toFixed(1);
    return `<tr><th scope="row">${series}</th><td>${inside}</td><td>${outside}</td><td>${weightKg}</td></tr>`;
  })
  .join("\n");

export const cr1Crate = defineProduct({
  slug: "iata-cr1-crate",
  order: 30,
  title: "CR1 travel crate",
  subtitle: "Rigid crate for the hold, built to IATA Container Requirement 1",
  ribbonText: "Bestseller",
  descriptionHtml: `
<p>A rigid two-shell crate for dogs and cats that fly in the hold, built to IATA Container
Requirement&nbsp;1. The shells are held together by steel bolts, there are vents on all four sides, and the
steel door locks at the top and at the bottom.</p>
<p>Crates are refused at the airport when the <em>inside</em> is too small, so each size here is named with its
inside length, width and height in centimetres. Your pet has to be able to stand, turn round
and lie down without touching the roof.</p>
<ul>
<li>Measure nose to root of tail (A), elbow to ground (B), widest point (C) and the top of the head or the
ears, standing (D)</li>
<li>Smallest inside size: length A + half of B, width 2 × C, height D plus the bedding</li>
<li>Snub-nosed pets need 10% more all round, or one size up</li>
</ul>
<p>Order two to three months ahead if you can: a pet that knows its crate travels more calmly. Not
sure about the size? Send us the four measurements &amp; we will check them with you.</p>`,
  views: ["grey", "teal", "door-detail", "in-use", "size-guide"],
  createdAt: "2025-03-10T07:00:00.000Z",
  updatedAt: "2026-11-02T08:20:00.000Z",
  siteProductSelection: "lowest_price_first",
  variants: sizes.flatMap(({ series, inside, pricePaise, grams }) =>
    colours.map(({ colour, view }) => ({
      values: { Size: `${series} (inside ${inside} cm)`, Colour: colour },
      pricePaise,
      stock: stockBySeriesAndView[`${series} ${view}`] ?? 0,
      weightGrams: grams,
      view,
    })),
  ),
  collections: ["crates"],
  additionalInfo: [
    {
      title: "Size chart",
      html: `<table><thead><tr><th scope="col">Size</th><th scope="col">Inside, cm (L × W × H)</th>
<th scope="col">Outside, cm (L × W × H)</th><th scope="col">Empty weight, kg</th></tr></thead>
<tbody>
${sizeRows}
</tbody></table>
<p>Choose by the inside size. The airline goes by the outside size and by the weight of crate and pet
together, so note these too.</p>`,
    },
    {
      title: "What is in the box",
      html: `<ul><li>Upper and lower shell, steel door</li><li>Steel bolts and nuts, with four spare</li>
<li>Two dishes that fix to the door and are filled from outside</li>
<li>Two LIVE ANIMAL labels and a set of arrows</li></ul>
<p>Absorbent pads are sold separately.</p>`,
    },
    {
      title: "Airline notes",
      html: `<p>The airline decides which crates it accepts and may ask for more than the minimum, such as more
room above the head. Several airlines abroad do not take the smallest size, 100. Some strong
breeds need a crate to Container Requirement 82: see our made-to-measure wooden crate.</p>`,
    },
    {
      title: "Care",
      html: `<p>Take the shells apart and wash them with mild soap &amp; water. Check the bolts and the door
before each journey; replace any part that has cracked.</p>`,
    },
  ],
  related: ["crate-bottle", "crate-pads", "live-animal-labels"],
  metadata: { requirement: "CR1" },
});
