import { defineProduct } from "./define-product";

export const crateBottle = defineProduct({
  slug: "crate-bottle",
  order: 60,
  title: "Crate water bottle, no-drip",
  descriptionHtml: `
<p>A bottle that screws to the door of the crate and gives water when your pet licks the steel ball in the
tube. It does not spill when the crate is lifted, and it is filled from outside without opening the
door.</p>
<ul>
<li>400&nbsp;ml, with a clamp plate and a wing nut</li>
<li>Fits steel wire doors with gaps of 15 to 30&nbsp;mm</li>
<li>For cats &amp; dogs of any size</li>
</ul>
<p>Not every pet takes to a tube at once. Hang the bottle up at home some weeks before the flight, at
mouth height, and check the level each evening. Leave the two dishes on the crate door as well: they are
part of what the container requirement asks for.</p>`,
  views: ["main", "detail", "in-use"],
  createdAt: "2025-04-14T07:00:00.000Z",
  updatedAt: "2026-08-19T10:45:00.000Z",
  variants: [{ pricePaise: 275_00, stock: 120, weightGrams: 140 }],
  collections: ["water", "crates"],
  additionalInfo: [
    {
      title: "Fitting it",
      html: `<ol><li>Hold the plate inside the door and the bottle outside.</li>
<li>Tighten the wing nut by hand until the bottle no longer turns.</li>
<li>Tap the ball: a few drops should come, and then stop.</li></ol>`,
    },
    {
      title: "Care",
      html: "<p>Change the water daily. Wash by hand with the brush and mild soap, and rinse the tube.</p>",
    },
  ],
});
