import {
  type CrateBox,
  crateSizes,
  formatSize,
  largeCarrierSize,
} from "../../../app/content/crate-sizes";
import { defineProduct } from "./define-product";

type SizeName = (typeof crateSizes.cr1)[number]["size"];

const shopData: Record<SizeName, { pricePaise: number; grams: number }> = {
  100: { pricePaise: 3999_00, grams: 1_700 },
  200: { pricePaise: 6499_00, grams: 4_100 },
  300: { pricePaise: 8999_00, grams: 5_600 },
  400: { pricePaise: 12_499_00, grams: 8_300 },
  500: { pricePaise: 16_999_00, grams: 10_400 },
  700: { pricePaise: 27_999_00, grams: 17_600 },
};

const sizes = crateSizes.cr1.map(({ size, inside, outside }) => ({
  size,
  inside: formatSize(inside),
  outside: formatSize(outside),
  ...shopData[size],
}));

const colours = [
  { colour: "Stone grey", view: "grey" },
  { colour: "Peacock teal", view: "teal" },
];

const stockBySizeAndView: Record<string, number> = {
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
  .map(({ size, inside, outside, grams }) => {
    const weightKg = (grams / 1000).toFixed(1);
    return `<tr><th scope="row">${size}</th><td>${inside}</td><td>${outside}</td><td>${weightKg}</td></tr>`;
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
  variants: sizes.flatMap(({ size, inside, pricePaise, grams }) =>
    colours.map(({ colour, view }) => ({
      values: { Size: `${size} (inside ${inside} cm)`, Colour: colour },
      pricePaise,
      stock: stockBySizeAndView[`${size} ${view}`] ?? 0,
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
  related: ["crate-pads", "live-animal-labels", "crate-bowls", "crate-bottle"],
  metadata: { requirement: "CR1" },
});

const { inside: carrierInside, outside: carrierOutside } = largeCarrierSize;

const cells = ({ lengthCm, widthCm, heightCm }: CrateBox) =>
  [lengthCm, widthCm, heightCm].map((sideCm) => `<td>${sideCm}</td>`).join("");

export const largeDogCarrier = defineProduct({
  slug: "large-dog-carrier",
  order: 40,
  title: "Large dog carrier for excess baggage",
  subtitle: "Rigid carrier for giant breeds, with four removable castors",
  descriptionHtml: `
<p>For dogs that outgrow the largest ordinary crate and travel on the same flight as their owner, checked
in as excess baggage: a rigid carrier with a reinforced frame, steel door and windows on the sides
behind a steel grid.</p>
<ul>
<li>Inside ${formatSize(carrierInside)}&nbsp;cm; outside ${formatSize(carrierOutside)}&nbsp;cm</li>
<li>24.5&nbsp;kg empty, with its castors</li>
<li>For dogs of up to about 60&nbsp;kg that can stand, turn and lie down in it</li>
<li>Built to IATA Container Requirement&nbsp;1 with the castors taken off</li>
</ul>
<p>The four castors are for the way through the terminal. They unscrew by hand: take them off at the
check-in desk &amp; pack them in your own luggage.</p>
<p><strong>Before you order:</strong> ask the airline for the largest outside size that goes through the hold
door of your aircraft, and for the heaviest dog and carrier that it takes as baggage. Above that, a dog
flies as cargo. We are glad to ask for you.</p>`,
  views: ["main", "wheels-detail", "in-use"],
  createdAt: "2025-03-24T06:30:00.000Z",
  updatedAt: "2026-10-05T07:45:00.000Z",
  variants: [{ pricePaise: 34_990_00, stock: 6, weightGrams: 24_500 }],
  collections: ["crates"],
  additionalInfo: [
    {
      title: "Size chart",
      html: `<table><thead><tr><th scope="col"></th><th scope="col">Length, cm</th><th scope="col">Width, cm</th>
<th scope="col">Height, cm</th></tr></thead><tbody>
<tr><th scope="row">Inside</th>${cells(carrierInside)}</tr>
<tr><th scope="row">Outside, without castors</th>${cells(carrierOutside)}</tr>
<tr><th scope="row">Outside, with castors</th>${cells({ ...carrierOutside, heightCm: 108 })}</tr>
</tbody></table>
<p>Your dog needs an inside length of nose to root of tail plus half the height of the elbow, twice its
widest point in width, and its standing height plus the bedding.</p>`,
    },
    {
      title: "What is in the box",
      html: `<ul><li>Two shells, frame and steel door</li><li>Four castors, two with brakes</li>
<li>Steel bolts and nuts, with a spanner</li><li>Two dishes that are filled from outside</li>
<li>Two LIVE ANIMAL labels and a set of arrows</li></ul>
<p>Two people put it together in about 40 minutes.</p>`,
    },
    {
      title: "Airline notes",
      html: `<p>Crates travel without wheels. Two airlines on one journey may have two different
limits; the stricter one counts. Ask for the answer in writing and keep it with your papers.</p>`,
    },
  ],
  related: ["crate-pads", "live-animal-labels", "crate-bowls", "crate-bottle"],
  metadata: { ships_as: "two parcels" },
});

export const woodenCrate = defineProduct({
  slug: "wooden-crate",
  order: 160,
  title: "Made-to-measure wooden crate",
  subtitle: "Plywood crate for strong, tall or unusual dogs; price on enquiry",
  descriptionHtml: `
<p>Some dogs fit no ready-made crate: very tall ones, very long ones, and strong breeds for which an
airline asks for a crate to IATA Container Requirement&nbsp;82. For them we have a crate built to measure
in plywood, with battens, mesh over the vents and a steel door.</p>
<ul>
<li>12&nbsp;mm plywood for dogs, 6&nbsp;mm for cats</li>
<li>Built to Container Requirement&nbsp;1 or 82, as your airline asks</li>
<li>Bars for lifting on both long sides, LIVE ANIMAL labels &amp; two dishes included</li>
</ul>
<p>The price shown is that of the smallest crate. <strong>It is not sold online:</strong> send us the four
measurements, the breed and the route, and you receive a drawing with a fixed price. Allow four
weeks for building, and at least two more for training; we advise 60 days.</p>`,
  views: ["main", "detail"],
  createdAt: "2025-10-06T07:00:00.000Z",
  updatedAt: "2026-10-30T06:40:00.000Z",
  isPurchasable: false,
  variants: [{ pricePaise: 18_500_00 }],
  collections: ["crates"],
  additionalInfo: [
    {
      title: "How it works",
      html: `<ol><li>You measure your dog; we send a sheet that shows how.</li>
<li>We ask the airline what it needs, and send a drawing and a fixed price.</li>
<li>The crate is built and brought to your door.</li></ol>`,
    },
  ],
  related: ["crate-pads", "live-animal-labels", "crate-bottle"],
});
