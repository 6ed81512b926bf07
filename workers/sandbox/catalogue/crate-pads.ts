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
