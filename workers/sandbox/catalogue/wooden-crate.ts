import { defineProduct } from "./define-product";

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
  related: ["iata-cr1-crate", "large-dog-carrier"],
});
