import { defineProduct } from "./define-product";

const bagColours = [
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
  variants: bagColours.map(({ colour, view, stock }) => ({
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

const harnessSizes = [
  { size: "S", pricePaise: 1190_00, grams: 180 },
  { size: "M", pricePaise: 1290_00, grams: 230 },
  { size: "L", pricePaise: 1390_00, grams: 290 },
];

const harnessColours = [
  { colour: "Vermilion", view: "vermilion", discountPaise: 0, stock: 16 },
  { colour: "Peacock teal", view: "teal", discountPaise: 240_00, stock: 11 },
];

export const travelHarness = defineProduct({
  slug: "travel-harness",
  order: 80,
  title: "Padded travel harness",
  subtitle: "Step-in harness with a handle and a steel leash ring",
  descriptionHtml: `
<p>A padded step-in harness for the hours around a flight: the walk through the terminal, the wait at
check-in, the first steps after arrival. It spreads the pull over the chest
instead of the neck.</p>
<ul>
<li>Handle on the back, to hold your dog close in a queue</li>
<li>Welded steel ring for the leash, and a second ring in front</li>
<li>Two buckles; nothing goes over the head</li>
</ul>
<p>Measure round the chest, just behind the front legs, and choose the size whose range your dog is well
inside. Two fingers should fit under each strap.</p>
<p>Take the harness off before your pet goes into the crate, unless the airline asks otherwise: straps
can catch on the door.</p>`,
  views: ["vermilion", "teal", "in-use"],
  createdAt: "2025-06-09T06:30:00.000Z",
  updatedAt: "2026-11-09T06:00:00.000Z",
  siteProductSelection: "lowest_price_first",
  variants: harnessSizes.flatMap(({ size, pricePaise, grams }) =>
    harnessColours.map(({ colour, view, discountPaise, stock }) => ({
      values: { Size: size, Colour: colour },
      pricePaise,
      ...(discountPaise > 0 && { salePricePaise: pricePaise - discountPaise }),
      stock,
      weightGrams: grams,
      view,
    })),
  ),
  collections: ["comfort"],
  additionalInfo: [
    {
      title: "Size chart",
      html: `<table><thead><tr><th scope="col">Size</th><th scope="col">Chest, cm</th>
<th scope="col">Dogs such as</th></tr></thead><tbody>
<tr><th scope="row">S</th><td>38–50</td><td>Shih Tzu, Dachshund</td></tr>
<tr><th scope="row">M</th><td>48–64</td><td>Beagle, Cocker Spaniel</td></tr>
<tr><th scope="row">L</th><td>60–84</td><td>Indie dog, Labrador</td></tr></tbody></table>
<p>Dogs of one breed differ: go by the tape, not by the name.</p>`,
    },
    {
      title: "Care",
      html: "<p>Close the buckles, wash at 30&nbsp;°C in a bag and dry in the shade.</p>",
    },
  ],
  related: ["pet-id-tag"],
});
