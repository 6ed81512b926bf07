import { defineProduct } from "./define-product";

const colours = [
  { colour: "Peacock teal", view: "teal", stock: 18 },
  { colour: "Marigold", view: "marigold", stock: 9 },
  { colour: "Charcoal", view: "charcoal", stock: 24 },
];

export const cabinBag = defineProduct({
  slug: "cabin-bag",
  order: 20,
  title: "In-cabin pet travel bag",
  subtitle: "Soft-sided, for cats and small dogs under the seat in front",
  descriptionHtml: `
<p>A soft-sided bag for a cat or a small dog that travels with you in the cabin. The mesh windows on the
front and the end let air through and let your pet see you; the base is firm, so that it does not
sag when you lift it.</p>
<ul>
<li>Outside 45 × 28 × 25&nbsp;cm; inside 43 × 26 × 24&nbsp;cm</li>
<li>For pets of up to about 6&nbsp;kg that can turn round in it</li>
<li>Top and end openings, with zip pulls that clip shut</li>
<li>Short leash inside, padded shoulder strap &amp; trolley sleeve</li>
</ul>
<p>Leave the bag open at home for two weeks or more, with a meal in it now and then. A pet that
already sleeps in its bag settles sooner on the day.</p>
<p><strong>Check first:</strong> not every airline takes pets in the cabin, and each sets its own limits for
the size of the bag and for the weight of pet and bag together.</p>`,
  views: ["teal", "marigold", "charcoal", "detail", "in-use"],
  createdAt: "2025-03-10T06:30:00.000Z",
  updatedAt: "2026-09-28T11:00:00.000Z",
  variants: colours.map(({ colour, view, stock }) => ({
    values: { Colour: colour },
    pricePaise: 1590_00,
    stock,
    weightGrams: 1150,
    view,
  })),
  collections: ["comfort"],
  additionalInfo: [
    {
      title: "What is in the box",
      html: "<ul><li>Travel bag</li><li>Washable fleece base</li><li>Padded shoulder strap</li></ul>",
    },
    {
      title: "Airline notes",
      html: `<p>Book the pet's place in the cabin when you book your own, and have it confirmed.
Send us the airline's bag size and we will tell you whether this one is within it.</p>`,
    },
    {
      title: "Care",
      html: `<p>Wipe the outside with a damp cloth. The fleece base washes at 30&nbsp;°C; dry it in the
air. Brush hair out of the mesh while it is dry.</p>`,
    },
  ],
  related: ["portable-bottle", "travel-harness"],
});
