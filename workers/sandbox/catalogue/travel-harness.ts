import { defineProduct } from "./define-product";

const sizes = [
  { size: "S", pricePaise: 1190_00, grams: 180 },
  { size: "M", pricePaise: 1290_00, grams: 230 },
  { size: "L", pricePaise: 1390_00, grams: 290 },
];

const colours = [
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
  variants: sizes.flatMap(({ size, pricePaise, grams }) =>
    colours.map(({ colour, view, discountPaise, stock }) => ({
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
