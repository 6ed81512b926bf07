import { defineProduct } from "./define-product";

export const portableBottle = defineProduct({
  slug: "portable-bottle",
  order: 50,
  title: "Portable pet water bottle",
  subtitle: "500 ml, with a fold-out drinking trough",
  descriptionHtml: `
<p>A bottle for walks, car journeys and the long wait at the airport. Fold the leaf-shaped trough out,
press to let water in, and let go to draw back what your pet leaves.</p>
<ul>
<li>500&nbsp;ml, 25&nbsp;cm tall, 210&nbsp;g empty</li>
<li>Locking button, so that it does not leak in a bag</li>
<li>Can be used with one hand, with the leash in the other</li>
</ul>
<p>Empty it before airport security &amp; fill it again on the other side. Inside the crate, use a
no-drip bottle or dishes fixed to the door instead.</p>`,
  views: ["main", "detail", "in-use"],
  createdAt: "2025-04-14T06:30:00.000Z",
  updatedAt: "2026-08-19T10:40:00.000Z",
  variants: [{ pricePaise: 520_00, stock: 64, weightGrams: 210 }],
  collections: ["water"],
  additionalInfo: [
    {
      title: "Care",
      html: `<p>Rinse after each day's use and wash by hand with warm water and mild soap. Let the
trough dry open. Change the seal when it no longer closes tightly; one spare is in the box.</p>`,
    },
    {
      title: "What is in the box",
      html: "<ul><li>Bottle with trough</li><li>Wrist loop</li><li>One spare seal</li></ul>",
    },
  ],
  related: ["cabin-bag"],
});

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

export const bowlBottle = defineProduct({
  slug: "bowl-bottle",
  order: 70,
  title: "Water bottle with built-in bowl",
  subtitle: "600 ml; the base twists off into a bowl",
  descriptionHtml: `
<p>A bottle and a bowl in one piece, for pets that drink from a bowl and nothing else. Twist the base
off, set it on the ground and pour.</p>
<ul>
<li>600&nbsp;ml bottle, 250&nbsp;ml bowl</li>
<li>27&nbsp;cm tall, 8&nbsp;cm across: fits a car's cup holder and most bag pockets</li>
<li>Bowl with a rubber ring underneath, so that it stays where it is put</li>
</ul>
<p>Good for the drive to the airport and for the first hours after arrival. Offer a little water at a time
to a pet that has just come off a flight &amp; let it come back for more.</p>`,
  views: ["main", "open", "in-use"],
  createdAt: "2025-05-05T06:30:00.000Z",
  updatedAt: "2026-08-19T10:50:00.000Z",
  variants: [{ pricePaise: 520_00, stock: 47, weightGrams: 260 }],
  collections: ["water"],
  additionalInfo: [
    {
      title: "What is in the box",
      html: "<ul><li>Bottle with twist-off bowl</li><li>Carrying strap</li></ul>",
    },
    {
      title: "Care",
      html: "<p>Bowl and bottle can go in the top rack of a dishwasher. Wash the cap by hand.</p>",
    },
  ],
});

const bowlColours = ["Stone grey", "Peacock teal"];

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
  variants: bowlColours.map((colour) => ({
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
