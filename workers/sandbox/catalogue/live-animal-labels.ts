import { defineProduct } from "./define-product";

export const liveAnimalLabels = defineProduct({
  slug: "live-animal-labels",
  order: 120,
  title: "Live animal label set",
  subtitle: "Labels and arrows for one crate",
  descriptionHtml: `
<p>A travel crate has to show that a live animal is inside and which way up it goes. This set labels one
crate on all sides.</p>
<ul>
<li>Two LIVE ANIMAL labels, 15 × 12&nbsp;cm, green on white</li>
<li>Four &ldquo;this way up&rdquo; arrows, 20&nbsp;cm tall</li>
<li>One card for the pet's name, your telephone number &amp; feeding notes, with a clear pocket</li>
</ul>
<p>Stick them on a clean, dry crate the day before the flight, and never over a vent. Our crates come
with labels already: this set is for a crate that you own, or as a spare.</p>`,
  views: ["main", "detail"],
  createdAt: "2025-08-04T06:30:00.000Z",
  updatedAt: "2026-05-11T08:00:00.000Z",
  variants: [{ pricePaise: 149_00, stock: 300, weightGrams: 60 }],
  collections: ["identity-and-papers", "crates"],
  additionalInfo: [
    {
      title: "What to write on the card",
      html: `<p>The pet's name, your name, a telephone number with its country code at both ends of the
journey, when it was last fed and given water, and anything that a stranger should know, such as
&ldquo;shy, please do not open&rdquo;.</p>`,
    },
  ],
});
