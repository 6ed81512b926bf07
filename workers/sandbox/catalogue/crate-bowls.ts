import { defineProduct } from "./define-product";

const colours = ["Stone grey", "Peacock teal"];

export const crateBowls = defineProduct({
  slug: "crate-bowls",
  order: 170,
  title: "Clip-on crate bowls, pair",
  subtitle: "One for food and one for water, hooked inside the door",
  descriptionHtml: `
<p>A travel crate needs two dishes that stay in place and can be filled from outside. This pair hooks into a
steel wire door and is held by a clip, so that a nose cannot lift it off.</p>
<ul>
<li>300&nbsp;ml each, with a funnel lip for filling through the door</li>
<li>Fits doors with gaps of 20&nbsp;mm or more</li>
<li>Rounded edges, no loose parts</li>
</ul>
<p>Freeze water in one of them the evening before: it thaws on the way &amp; does not spill while the crate is
being loaded.</p>`,
  views: ["main", "in-use"],
  createdAt: "2025-11-03T06:30:00.000Z",
  updatedAt: "2026-11-16T09:20:00.000Z",
  variants: colours.map((colour) => ({
    values: { Colour: colour },
    pricePaise: 399_00,
    stock: 0,
    weightGrams: 190,
  })),
  collections: ["crates", "water"],
  additionalInfo: [
    { title: "Care", html: "<p>Dishwasher-safe. Check the clips before each journey.</p>" },
  ],
});
